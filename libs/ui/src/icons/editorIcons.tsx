import { createIcon } from './createIcon.tsx';

export const BoldIcon = /* @__PURE__ */ createIcon(
  <path d="M8 5h5a3.5 3.5 0 010 7H8zm0 7h6a3.5 3.5 0 010 7H8z" strokeWidth="2.2" />,
);
export const ItalicIcon = /* @__PURE__ */ createIcon(<path d="M10 5h6M8 19h6M13 5l-2 14" />);
export const HeadingIcon = /* @__PURE__ */ createIcon(<path d="M6 5v14M18 5v14M6 12h12" />);
export const SubheadingIcon = /* @__PURE__ */ createIcon(<path d="M8 9v10M16 9v10M8 14h8" />);
export const BulletedListIcon = /* @__PURE__ */ createIcon(
  <path d="M10 6h10M10 12h10M10 18h10M5 6h.01M5 12h.01M5 18h.01" />,
);
export const NumberedListIcon = /* @__PURE__ */ createIcon(
  <path d="M10 6h10M10 12h10M10 18h10M4 5l1.5-1v4M4 15.5a1.2 1.2 0 112 1L4 20h2.5" />,
);
export const QuoteIcon = /* @__PURE__ */ createIcon(
  <path d="M6 7h5v5c0 3-1.5 4.5-4 5M14 7h5v5c0 3-1.5 4.5-4 5" />,
);
export const LinkIcon = /* @__PURE__ */ createIcon(
  <path d="M10 14l4-4M9 11l-3 3a3 3 0 004 4l3-3m2-2l3-3a3 3 0 00-4-4l-3 3" />,
);
export const UndoIcon = /* @__PURE__ */ createIcon(
  <path d="M8 9h7a4.5 4.5 0 010 9h-4M8 9l3.5-3.5M8 9l3.5 3.5" />,
);
export const RedoIcon = /* @__PURE__ */ createIcon(
  <path d="M16 9H9a4.5 4.5 0 000 9h4m3-9l-3.5-3.5M16 9l-3.5 3.5" />,
);

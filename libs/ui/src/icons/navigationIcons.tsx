import { createIcon } from './createIcon.tsx';
import { mirrored } from './icons.css.ts';

export const CloseIcon = /* @__PURE__ */ createIcon(<path d="M5.5 5.5l13 13m0-13l-13 13" />);
export const MenuIcon = /* @__PURE__ */ createIcon(<path d="M3.5 8h17m-17 8h17" />);
export const ChevronLeftIcon = /* @__PURE__ */ createIcon(
  <path d="M14.5 5.5L8 12l6.5 6.5" />,
  mirrored,
);
export const ChevronRightIcon = /* @__PURE__ */ createIcon(
  <path d="M9.5 5.5L16 12l-6.5 6.5" />,
  mirrored,
);
export const ArrowUpIcon = /* @__PURE__ */ createIcon(<path d="M12 19.5v-15m-6 6l6-6 6 6" />);
export const ArrowDownIcon = /* @__PURE__ */ createIcon(<path d="M12 4.5v15m-6-6l6 6 6-6" />);
export const ExternalIcon = /* @__PURE__ */ createIcon(
  <path d="M7.5 16.5l9-9m-7.5 0h7.5V15" />,
  mirrored,
);
export const HomeIcon = /* @__PURE__ */ createIcon(<path d="M4 11.5l8-7 8 7m-13.5-2v10h11v-10" />);
export const CompassIcon = /* @__PURE__ */ createIcon(
  <path d="M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 100-17m3.5 5l-2 5-5 2 2-5z" />,
);
export const BellIcon = /* @__PURE__ */ createIcon(
  <path d="M4 18h16M6 18a6 6 0 0112 0m-6-6V9m-2 0h4" />,
);
export const CalendarIcon = /* @__PURE__ */ createIcon(
  <path d="M4.5 6.5h15v13h-15zm0 4.5h15m-11-7v4.5m7-4.5v4.5" />,
);
export const SearchIcon = /* @__PURE__ */ createIcon(
  <path d="M10.5 4.5a6 6 0 100 12 6 6 0 100-12m4.5 10.5l4.5 4.5" />,
);
export const PersonIcon = /* @__PURE__ */ createIcon(
  <path d="M12 4.5a3.5 3.5 0 100 7 3.5 3.5 0 100-7M5 19.5c0-3 3-5 7-5s7 2 7 5" />,
);
export const HandleIcon = /* @__PURE__ */ createIcon(
  <path d="M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01" strokeWidth="2.5" />,
);

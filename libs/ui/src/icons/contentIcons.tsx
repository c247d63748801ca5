import { createIcon } from './createIcon.tsx';
import * as styles from './icons.css.ts';

export const ChevronDownIcon = /* @__PURE__ */ createIcon(<path d="M5.5 9.5L12 16l6.5-6.5" />);
export const CheckIcon = /* @__PURE__ */ createIcon(<path d="M4.5 12.5l5 5 10-11" />);
export const MinusIcon = /* @__PURE__ */ createIcon(<path d="M6 12h12" />);
export const PlusIcon = /* @__PURE__ */ createIcon(<path d="M6 12h12m-6-6v12" />);
export const ShareIcon = /* @__PURE__ */ createIcon(
  <path d="M12 15V4m-4 3.5L12 4l4 3.5M7 11H5.5v9h13v-9H17" />,
);
export const StarIcon = /* @__PURE__ */ createIcon(
  <path d="M12 4l2.4 5.2 5.6.7-4.1 3.9 1.1 5.6L12 16.7 7 19.4l1.1-5.6L4 9.9l5.6-.7z" />,
  `${styles.icon} ${styles.solid}`,
);
export const HeartIcon = /* @__PURE__ */ createIcon(
  <path d="M12 19.5C6.5 15.6 3.5 12.6 3.5 9.2A4.3 4.3 0 0 1 12 7.6a4.3 4.3 0 0 1 8.5 1.6c0 3.4-3 6.4-8.5 10.3z" />,
);

export const ExpandIcon = /* @__PURE__ */ createIcon(
  <path d="M13.5 4.5h6v6m-9 9h-6v-6m15-9l-6 6m-3 3l-6 6" />,
);

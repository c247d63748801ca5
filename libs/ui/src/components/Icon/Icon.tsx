import type { ReactNode } from 'react';
import * as styles from './Icon.css.ts';

/** Creates an icon on a 24 by 24 grid. Icons are decorative: the meaning is always given in text. */
function createIcon(shape: ReactNode, className = styles.icon) {
  return function Icon() {
    return (
      <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        {shape}
      </svg>
    );
  };
}

export const CloseIcon = /* @__PURE__ */ createIcon(<path d="M5.5 5.5l13 13m0-13l-13 13" />);
export const MenuIcon = /* @__PURE__ */ createIcon(<path d="M3.5 8h17m-17 8h17" />);
export const ChevronLeftIcon = /* @__PURE__ */ createIcon(<path d="M14.5 5.5L8 12l6.5 6.5" />);
export const ChevronRightIcon = /* @__PURE__ */ createIcon(<path d="M9.5 5.5L16 12l-6.5 6.5" />);
export const ChevronDownIcon = /* @__PURE__ */ createIcon(<path d="M5.5 9.5L12 16l6.5-6.5" />);
export const ArrowUpIcon = /* @__PURE__ */ createIcon(<path d="M12 19.5v-15m-6 6l6-6 6 6" />);
export const ExternalIcon = /* @__PURE__ */ createIcon(<path d="M7.5 16.5l9-9m-7.5 0h7.5V15" />);
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
export const PersonIcon = /* @__PURE__ */ createIcon(
  <path d="M12 4.5a3.5 3.5 0 100 7 3.5 3.5 0 100-7M5 19.5c0-3 3-5 7-5s7 2 7 5" />,
);

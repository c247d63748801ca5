import type { ReactNode } from 'react';
import * as styles from './icons.css.ts';

/** Creates an icon on a 24 by 24 grid. Icons are decorative: the meaning is always given in text. */
export function createIcon(shape: ReactNode, className = styles.icon) {
  return function Icon() {
    return (
      <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        {shape}
      </svg>
    );
  };
}

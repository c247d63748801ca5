import type { ReactNode } from 'react';
import * as styles from './Container.css.ts';

export type ContainerProps = {
  /** The content of the page. */
  children: ReactNode;
  /** The greatest width: for lists, for reading, or for a short form. */
  width?: 'page' | 'text' | 'narrow';
};

/** Centers its content, with a margin on every screen size. */
export function Container({ children, width = 'page' }: ContainerProps) {
  return <div className={styles.width[width]}>{children}</div>;
}

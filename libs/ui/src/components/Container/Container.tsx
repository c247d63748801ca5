import type { ReactNode } from 'react';
import * as styles from './Container.css.ts';

/** Props of {@link Container}. */
export type ContainerProps = { children: ReactNode; width?: 'page' | 'text' | 'narrow' };

/** Holds content in the middle, with a margin that no screen is too small for. */
export function Container({ children, width = 'page' }: ContainerProps) {
  return <div className={styles.width[width]}>{children}</div>;
}

import type { ReactNode } from 'react';
import { classNames } from '../../behavior/classNames.ts';
import type { Space } from '../../tokens.css.ts';
import * as styles from './Stack.css.ts';

/** Props of {@link Stack}. */
export type StackProps = {
  children: ReactNode;
  /** Steps of the 4 px grid between the children. */
  gap?: Space;
  /** A row wraps where it does not fit. */
  direction?: 'column' | 'row';
  align?: 'stretch' | 'start' | 'center' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'between';
};

/** Things one after another with even room between them. */
export function Stack({
  children,
  gap = 4,
  direction = 'column',
  align = 'stretch',
  justify = 'start',
}: StackProps) {
  return (
    <div
      className={classNames(
        styles.direction[direction],
        styles.gap[gap],
        styles.align[align],
        styles.justify[justify],
      )}
    >
      {children}
    </div>
  );
}

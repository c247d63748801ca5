import type { ReactNode } from 'react';
import { classNames } from '../../behavior/classNames.ts';
import type { Space } from '../../tokens.css.ts';
import * as styles from './Stack.css.ts';

export type StackProps = {
  /** What to lay out, in order. */
  children: ReactNode;
  /** The gap between the children, in steps of the 4 px grid. */
  gap?: Space;
  /** A row wraps when it does not fit. */
  direction?: 'column' | 'row';
  /** Across the direction: as wide as the stack, or as narrow as the content. */
  align?: 'stretch' | 'start';
  /** Along the direction, where there is room left. */
  justify?: 'start' | 'center' | 'between';
};

/** Lays out its children with even gaps. */
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

import type { ReactNode } from 'react';
import { Children, isValidElement } from 'react';
import * as styles from './Grid.css.ts';

export type GridProps = {
  /** The fields, in order. */
  children: ReactNode;
};

/** Lays out form fields: one column on phones, two from the md breakpoint. */
export function Grid({ children }: GridProps) {
  return <div className={styles.fields}>{children}</div>;
}

export type CardGridProps = {
  /** The cards, in order. */
  children: ReactNode;
  /** How many cards a row has from the lg breakpoint. */
  columns?: 2 | 3 | 4;
};

/** A list of cards: one column on phones, two from the md breakpoint, `columns` from lg. */
export function CardGrid({ children, columns = 3 }: CardGridProps) {
  return (
    <ul className={styles.cards[columns]}>
      {Children.toArray(children).map((child, index) => (
        <li key={isValidElement(child) ? child.key : index}>{child}</li>
      ))}
    </ul>
  );
}

import type { LiHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../behavior/classNames.ts';
import * as styles from './ComposedGrid.css.ts';

/** How many cards a row has at each width. On phones `lines` shows each card as a line with a small picture. */
export interface GridColumns {
  readonly phone: 1 | 2 | 'lines';
  readonly md: 2 | 3;
  readonly lg: 2 | 3 | 4;
}

export type ComposedGridProps<Item> = {
  /** The items in their order, each with an id of its own. */
  items: readonly Item[];
  /** How many cards a row has at each width. */
  columns: GridColumns;
  /** Handlers of one item's element. */
  itemProps?: (item: Item) => Omit<LiHTMLAttributes<HTMLLIElement>, 'className' | 'style'>;
  /** Renders one item in its cell. */
  children: (item: Item, index: number) => ReactNode;
};

/** A list of cards of one size, however many its last row has. */
export function ComposedGrid<Item extends { readonly id: string }>({
  items,
  columns: { phone, md, lg },
  itemProps,
  children,
}: ComposedGridProps<Item>) {
  return (
    <ul className={classNames(styles.phone[phone], styles.md[md], styles.lg[lg])}>
      {items.map((item, index) => (
        <li key={item.id} className={styles.cell[phone]} {...itemProps?.(item)}>
          {children(item, index)}
        </li>
      ))}
    </ul>
  );
}

import type { LiHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../behavior/classNames.ts';
import { cellOf, type GridCell, type GridColumns } from '../../behavior/cellOf.ts';
import * as styles from './ComposedGrid.css.ts';

export type ComposedGridProps<Item> = {
  /** The items in their order, each with an id of its own. */
  items: readonly Item[];
  /** How many cards a full row has at each width. */
  columns: GridColumns;
  /** Handlers of one item's element. */
  itemProps?: (item: Item) => Omit<LiHTMLAttributes<HTMLLIElement>, 'className' | 'style'>;
  /** Renders one item in its cell. */
  children: (item: Item, cell: GridCell, index: number) => ReactNode;
};

/** A list of cards whose rows are all full: the cards of the last row share it, and a single one becomes wide. */
export function ComposedGrid<Item extends { readonly id: string }>({
  items,
  columns,
  itemProps,
  children,
}: ComposedGridProps<Item>) {
  return (
    <ul className={styles.phoneColumns[columns.phone]}>
      {items.map((item, index) => {
        const cell = cellOf(index, items.length, columns);
        return (
          <li
            key={item.id}
            className={classNames(styles.phone[cell.phone], styles.md[cell.md], styles.lg[cell.lg])}
            {...itemProps?.(item)}
          >
            {children(item, cell, index)}
          </li>
        );
      })}
    </ul>
  );
}

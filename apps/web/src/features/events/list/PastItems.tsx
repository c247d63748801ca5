import { ChevronDownIcon } from '@parlour/ui';
import type { ReactNode } from 'react';
import * as styles from './PastItems.css.ts';

export type PastItemsProps<Item> = {
  items: readonly Item[];
  /** What one and many of them are called. */
  one: string;
  many: string;
  /** Renders one item as `li`. */
  children: (item: Item) => ReactNode;
};

/** What is past, collapsed. Renders nothing where nothing is. */
export function PastItems<Item>({ items, one, many, children }: PastItemsProps<Item>) {
  if (items.length === 0) return null;
  return (
    <details className={styles.past}>
      <summary className={styles.summary}>
        {items.length === 1 ? `1 ${one}` : `${items.length} ${many}`}
        <span className={styles.chevron}>
          <ChevronDownIcon />
        </span>
      </summary>
      <ul className={styles.pastEvents}>{items.map(children)}</ul>
    </details>
  );
}

import { EmptyState, SectionHeading, Stack } from '@parlour/ui';
import type { ReactNode } from 'react';
import * as styles from './DashboardSection.css.ts';
import { CardsSkeleton } from './DashboardSkeleton.tsx';

/**
 * The items of a section, `loading` until they have arrived, `offline` where they need a network that is not there, and
 * `none` where the club has none.
 */
export type SectionItems<Item> = readonly Item[] | 'loading' | 'offline' | 'none';

export type DashboardSectionProps<Item extends { id: string }> = {
  title: string;
  /** Path of the full list. */
  allPath: string;
  layout: keyof typeof styles.cards;
  items: SectionItems<Item>;
  /** Title of the empty state. */
  emptyText: string;
  render: (item: Item) => ReactNode;
};

const NETWORK_NEEDED_HERE = 'This list needs the network.';

/** A few items with a link to the full list. Nothing where the club has none (web/dashboard-5). */
export function DashboardSection<Item extends { id: string }>(props: DashboardSectionProps<Item>) {
  const { title, allPath, layout, items, emptyText, render } = props;
  if (items === 'none') return null;
  return (
    <section aria-label={title}>
      <Stack gap={8}>
        <SectionHeading title={title} action={{ label: 'View All', href: allPath }} />
        {items === 'loading' ? (
          <CardsSkeleton layout={layout} />
        ) : items === 'offline' || items.length === 0 ? (
          <EmptyState title={items === 'offline' ? NETWORK_NEEDED_HERE : emptyText} />
        ) : (
          <ul className={styles.cards[layout]}>
            {items.map((item) => (
              <li key={item.id}>{render(item)}</li>
            ))}
          </ul>
        )}
      </Stack>
    </section>
  );
}

import { EmptyState, SectionHeading, Stack } from '@parlour/ui';
import type { ReactNode } from 'react';
import * as styles from './DashboardSection.css.ts';
import { CardsSkeleton } from './DashboardSkeleton.tsx';

export type DashboardSectionProps<Item extends { id: string }> = {
  title: string;
  /** Path of the full list. */
  allPath: string;
  layout: keyof typeof styles.cards;
  items: readonly Item[] | 'loading';
  /** Title of the empty state. */
  emptyText: string;
  render: (item: Item) => ReactNode;
};

/** A few items with a link to the full list. */
export function DashboardSection<Item extends { id: string }>(props: DashboardSectionProps<Item>) {
  const { title, allPath, layout, items, emptyText, render } = props;
  return (
    <section aria-label={title}>
      <Stack gap={8}>
        <SectionHeading title={title} action={{ label: 'View All', href: allPath }} />
        {items === 'loading' ? (
          <CardsSkeleton layout={layout} />
        ) : items.length === 0 ? (
          <EmptyState title={emptyText} />
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

import { ErrorState, SectionHeading, Stack } from '@parlour/ui';
import type { ReactNode } from 'react';
import * as styles from './DashboardSection.css.ts';
import { CardsSkeleton } from './DashboardSkeleton.tsx';

/** Why a list is not there, and what fetches it again. */
interface FailedItems {
  readonly text: string;
  readonly onRetry: () => void;
}

/** The items of a section, `loading` until they have arrived or failed, and `none` where the club has none. */
export type SectionItems<Item> = readonly Item[] | FailedItems | 'loading' | 'none';

export type DashboardSectionProps<Item extends { id: string }> = {
  title: string;
  /** Path of the full list. */
  allPath: string;
  layout: keyof typeof styles.cards;
  items: SectionItems<Item>;
  render: (item: Item) => ReactNode;
};

/** A few items with a link to the full list. Nothing where the club has none (web/dashboard-5). */
export function DashboardSection<Item extends { id: string }>(props: DashboardSectionProps<Item>) {
  const { title, allPath, layout, items, render } = props;
  if (items === 'none') return null;
  return (
    <section aria-label={title}>
      <Stack gap={8}>
        <SectionHeading title={title} action={{ label: 'View All', href: allPath }} />
        {items === 'loading' ? (
          <CardsSkeleton layout={layout} />
        ) : 'onRetry' in items ? (
          <ErrorState {...items} />
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

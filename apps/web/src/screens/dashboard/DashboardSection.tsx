import { CardGrid, EmptyState, SectionHeading, Stack } from '@parlour/ui';
import type { ReactNode } from 'react';
import { openPath } from '../../shell/menu.ts';
import { CardsSkeleton } from './DashboardSkeleton.tsx';

/** Props of {@link DashboardSection}. */
export type DashboardSectionProps<Item> = {
  title: string;
  /** Where all of them are to be found. */
  allPath: string;
  columns: 3 | 4;
  items: readonly Item[] | 'loading';
  /** Said where there are none. */
  emptyText: string;
  render: (item: Item) => ReactNode;
};

/** A few of something, with the way to all of it. */
export function DashboardSection<Item>(props: DashboardSectionProps<Item>) {
  const { title, allPath, columns, items, emptyText, render } = props;
  const href = openPath(allPath);
  const label = 'View All';
  return (
    <section aria-label={title}>
      <Stack gap={8}>
        <SectionHeading
          title={title}
          action={href === undefined ? { label, unavailable: 'Soon' } : { label, href }}
        />
        {items === 'loading' ? (
          <CardsSkeleton columns={columns} />
        ) : items.length === 0 ? (
          <EmptyState title={emptyText} />
        ) : (
          <CardGrid columns={columns}>{items.map(render)}</CardGrid>
        )}
      </Stack>
    </section>
  );
}

import { type CategoryOf, groupByCategory, slugify } from '@parlour/core';
import { SectionHeading, Stack } from '@parlour/ui';
import type { ReactNode } from 'react';

/** Sections of a list, one below the other. */
export function ListSections({ children }: { children: ReactNode }) {
  return <Stack gap={16}>{children}</Stack>;
}

/** One section under its heading, which names it. */
export function ListSection({ title, children }: { title: string; children: ReactNode }) {
  const id = `section-${slugify(title)}`;
  return (
    <section aria-labelledby={id}>
      <Stack gap={8}>
        <SectionHeading id={id} title={title} />
        {children}
      </Stack>
    </section>
  );
}

export type CategorySectionsProps<Item> = {
  /** The items of all categories. Within a section they stay in this order. */
  items: readonly Item[];
  /** Returns the category of an item, null for none. */
  categoryOf: CategoryOf<Item>;
  /** Renders the items of one category. The first category holds the page's first picture. */
  children: (items: readonly Item[], isFirst: boolean) => ReactNode;
};

/** Items under the headings of their categories. */
export function CategorySections<Item>({
  items,
  categoryOf,
  children,
}: CategorySectionsProps<Item>) {
  return (
    <ListSections>
      {groupByCategory(items, categoryOf).map((group, index) => (
        <ListSection key={group.category} title={group.category}>
          {children(group.items, index === 0)}
        </ListSection>
      ))}
    </ListSections>
  );
}

import { FoundRow } from '@parlour/app/search';
import { slugify } from '@parlour/core';
import { SectionHeading, Stack } from '@parlour/ui';
import type { FoundSection } from './sectionsOf.tsx';

export type FoundSectionsProps = {
  /** What was found, by kind. */
  sections: readonly FoundSection[];
};

/** What was found, by kind, each with what leads to more of it. */
export function FoundSections({ sections }: FoundSectionsProps) {
  return (
    <Stack gap={8}>
      {sections.map((section) => (
        <Section key={section.title} {...section} />
      ))}
    </Stack>
  );
}

function Section({ title, morePath, entries }: FoundSection) {
  const id = `found-${slugify(title)}`;
  const hasPictures = entries.some(({ imageUrl }) => imageUrl !== null);
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        size="small"
        id={id}
        title={title}
        {...(morePath === null ? {} : { action: { label: 'More', href: morePath } })}
      />
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <FoundRow
              item={entry}
              href={entry.path}
              hasPictures={hasPictures}
              state={entry.state}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { cellPictureSizes } from '@parlour/app/pictures';
import type { GiftGuide, GiftProduct, GiftSection } from '@parlour/contract';
import {
  ALL_SECTIONS,
  chosenSection,
  emptySectionMessage,
  type SectionChoice,
  sectionCount,
  visibleSections,
} from '@parlour/core';
import {
  Button,
  ComposedGrid,
  EmptyState,
  FilterBar,
  SectionHeading,
  Stack,
  Text,
} from '@parlour/ui';
import { GiftProductTeaser } from '../../../components/teasers/GiftProductTeaser.tsx';

export type GiftSectionsProps = {
  /** A guide with sections. */
  guide: GiftGuide;
  choice: SectionChoice | null;
  onChoiceChange: (choice: SectionChoice) => void;
  /** The `ref` of a visitor, null for a member. */
  visitorRef: string | null;
  /** Called when the viewer requests a product. */
  onRequest: (product: GiftProduct) => void;
};

const columns = { phone: 1, md: 2, lg: 3 } as const;
const sizes = cellPictureSizes(columns, 'landscape');

/** The filter's value for all sections. No section has an empty id. */
const ALL = '';

/** The section filter, and below it all sections or the chosen one. */
export function GiftSections(props: GiftSectionsProps) {
  const { guide, choice, onChoiceChange, visitorRef, onRequest } = props;
  const chosen = chosenSection(guide, choice);
  const choose = (sectionId: string) =>
    onChoiceChange({ guideId: guide.id, sectionId: sectionId === ALL ? null : sectionId });
  return (
    <>
      <Stack gap={4}>
        <FilterBar
          label="Section"
          options={[
            { value: ALL, label: ALL_SECTIONS },
            ...guide.sections.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={chosen?.id ?? ALL}
          onChange={choose}
        />
        <Text size="small" tone="muted">
          {sectionCount(guide.sections.length)}
        </Text>
      </Stack>
      <Stack gap={16}>
        {visibleSections(guide, choice).map((section, sectionIndex) => (
          <section key={section.id} aria-labelledby={headingId(section)}>
            <Stack gap={8}>
              <Stack gap={2}>
                <SectionHeading id={headingId(section)} title={section.name} />
                {section.description === '' ? null : (
                  <Text tone="muted">{section.description}</Text>
                )}
              </Stack>
              {section.products.length > 0 ? (
                <ComposedGrid items={section.products} columns={columns}>
                  {(product, index) => (
                    <GiftProductTeaser
                      product={product}
                      guideId={guide.id}
                      visitorRef={visitorRef}
                      onRequest={onRequest}
                      isFirst={sectionIndex === 0 && index === 0}
                      sizes={sizes}
                    />
                  )}
                </ComposedGrid>
              ) : chosen === null ? (
                <Text>{emptySectionMessage(false)}</Text>
              ) : (
                <EmptyState
                  title={emptySectionMessage(true)}
                  action={
                    <Button variant="secondary" onClick={() => choose(ALL)}>
                      Show All Sections
                    </Button>
                  }
                />
              )}
            </Stack>
          </section>
        ))}
      </Stack>
    </>
  );
}

const headingId = ({ id }: GiftSection) => `section-${id}`;

import type { GiftGuide, GiftSection } from '@parlour/contract';

/** Which section of which guide is chosen; null for all of them. */
export interface SectionChoice {
  readonly guideId: string;
  readonly sectionId: string | null;
}

/** The label of the choice that keeps every section (spec section 4). */
export const ALL_SECTIONS = 'All';

/**
 * The chosen section of this guide, null for all. A choice made in another guide counts as All, so that the filter is
 * reset when the guide changes (spec section 4); so does a section that the guide no longer has.
 */
export const chosenSection = (
  { id, sections }: Pick<GiftGuide, 'id' | 'sections'>,
  choice: SectionChoice | null,
): GiftSection | null =>
  choice?.guideId === id
    ? (sections.find((section) => section.id === choice.sectionId) ?? null)
    : null;

/** The sections that a choice keeps: the chosen one, else all of the guide's. */
export const shownSections = (
  guide: Pick<GiftGuide, 'id' | 'sections'>,
  choice: SectionChoice | null,
): readonly GiftSection[] => {
  const chosen = chosenSection(guide, choice);
  return chosen === null ? guide.sections : [chosen];
};

/** `1 Section` or `N Sections` (spec section 2). */
export const sectionCount = (count: number): string => `${count} Section${count === 1 ? '' : 's'}`;

/** What a guide without any section says (spec section 8). */
export const NO_SECTIONS = "This gift guide doesn't have any sections yet.";

/** What a section without products says: as the chosen one, or as one among all (spec section 8). */
export const emptySectionText = (isChosen: boolean): string =>
  isChosen ? 'No items found in the selected section.' : 'No items in this section yet.';

import type { GiftGuide, GiftSection } from '@parlour/contract';

/** The selected section of a guide; null for all. */
export interface SectionChoice {
  readonly guideId: string;
  readonly sectionId: string | null;
}

/** The label of the choice that keeps every section (core/gift-guides-3). */
export const ALL_SECTIONS = 'All';

/**
 * Returns the selected section of this guide, null for all. A choice made in another guide, or of a removed section,
 * counts as All (core/gift-guides-4).
 */
export function chosenSection(
  { id, sections }: Pick<GiftGuide, 'id' | 'sections'>,
  choice: SectionChoice | null,
): GiftSection | null {
  return choice?.guideId === id
    ? (sections.find((section) => section.id === choice.sectionId) ?? null)
    : null;
}

/** Returns the sections that a choice keeps: the selected one, or all of the guide's (core/gift-guides-3). */
export function visibleSections(
  guide: Pick<GiftGuide, 'id' | 'sections'>,
  choice: SectionChoice | null,
): readonly GiftSection[] {
  const chosen = chosenSection(guide, choice);
  return chosen === null ? guide.sections : [chosen];
}

/** Returns `1 Section` or `N Sections` (core/gift-guides-5). */
export function sectionCount(count: number): string {
  return `${count} Section${count === 1 ? '' : 's'}`;
}

/** The message of a guide without sections (core/gift-guides-6). */
export const NO_SECTIONS = "This gift guide doesn't have any sections yet.";

/** Returns the message of a section without products: selected, or one among all (core/gift-guides-6). */
export function emptySectionMessage(isChosen: boolean): string {
  return isChosen ? 'No items found in the selected section.' : 'No items in this section yet.';
}

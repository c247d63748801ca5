import type { GiftGuide, GiftGuideList } from '@parlour/contract';
import { routes } from '../routes/routes.ts';

/** The tabs of the list (core/gift-guides-1). */
export const giftGuideTabs = ['member', 'personal'] as const;
/** A tab of the list. */
export type GiftGuideTab = (typeof giftGuideTabs)[number];

/** The labels of the tabs. */
export const giftGuideTabLabels = {
  member: 'Member',
  personal: 'Personal',
} as const satisfies Record<GiftGuideTab, string>;

/** The query parameter that stores the selected tab (core/gift-guides-10). */
export const GIFT_GUIDE_TAB_PARAMETER = 'view';

/** Returns the path and query of the list with a tab selected. */
export function giftGuidesPath(tab: GiftGuideTab): string {
  const { path } = routes.giftGuides;
  return tab === 'member' ? path : `${path}?${GIFT_GUIDE_TAB_PARAMETER}=${tab}`;
}

/** Parses the tab of a URL; the member tab is the default (core/gift-guides-10). */
export function parseGiftGuideTab(name: string | null): GiftGuideTab {
  return giftGuideTabs.find((tab) => tab === name) ?? 'member';
}

/** Returns the tab that lists a guide. */
export function tabOfGuide({ isPersonalized }: Pick<GiftGuide, 'isPersonalized'>): GiftGuideTab {
  return isPersonalized ? 'personal' : 'member';
}

/** Returns the guides of a tab: those for every member, or those made for this one (core/gift-guides-1). */
export function guidesOfTab(
  { publicGuides, personalizedGuides }: GiftGuideList,
  tab: GiftGuideTab,
): readonly GiftGuide[] {
  return tab === 'member' ? publicGuides : personalizedGuides;
}

/** The messages of empty tabs (core/gift-guides-2). The personal tab adds a button that opens the request form. */
export const noGuidesMessages = {
  member: 'No member gift guides available at the moment.',
  personal: 'Looking for a custom gift guide made just for you?',
} as const satisfies Record<GiftGuideTab, string>;

/**
 * Returns the picture of the guide's first product that has one, since a guide has no picture of its own (core/gift-guides-11);
 * otherwise null.
 */
export function guidePicture({ sections }: Pick<GiftGuide, 'sections'>): string | null {
  return (
    sections.flatMap(({ products }) => products).find(({ imageUrl }) => imageUrl !== null)
      ?.imageUrl ?? null
  );
}

import type { GiftGuide, GiftGuideList } from '@parlour/contract';

/** The two sides of the list's toggle (spec section 2). */
export const giftGuideTabs = ['member', 'personal'] as const;
export type GiftGuideTab = (typeof giftGuideTabs)[number];

/** What the toggle shows. */
export const giftGuideTabLabels = {
  member: 'Member',
  personal: 'Personal',
} as const satisfies Record<GiftGuideTab, string>;

/** The guides of one side: those for every member, or those made for this one. */
export const guidesOfTab = (
  { publicGuides, personalizedGuides }: GiftGuideList,
  tab: GiftGuideTab,
): readonly GiftGuide[] => (tab === 'member' ? publicGuides : personalizedGuides);

/** What an empty side says; the personal one goes with a button that opens the request form (spec section 8). */
export const noGuidesTexts = {
  member: 'No member gift guides available at the moment.',
  personal: 'Looking for a custom gift guide made just for you?',
} as const satisfies Record<GiftGuideTab, string>;

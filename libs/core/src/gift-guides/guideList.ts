import type { GiftGuide, GiftGuideList } from '@parlour/contract';
import { GIFT_GUIDES_PATH } from './giftNavigation.ts';

/** The two sides of the list's toggle (spec section 2). */
export const giftGuideTabs = ['member', 'personal'] as const;
/** One side of the toggle. */
export type GiftGuideTab = (typeof giftGuideTabs)[number];

/** What the toggle shows. */
export const giftGuideTabLabels = {
  member: 'Member',
  personal: 'Personal',
} as const satisfies Record<GiftGuideTab, string>;

/** The part of the list's query that keeps the chosen side. */
export const GIFT_GUIDE_TAB_PARAMETER = 'view';

/** The address of the list on one of its sides. */
export const giftGuidesPath = (tab: GiftGuideTab): string =>
  tab === 'member' ? GIFT_GUIDES_PATH : `${GIFT_GUIDES_PATH}?${GIFT_GUIDE_TAB_PARAMETER}=${tab}`;

/** The side that an address names; the member side where it names none. */
export const parseGiftGuideTab = (name: string | null): GiftGuideTab =>
  giftGuideTabs.find((tab) => tab === name) ?? 'member';

/** The side on which the list shows a guide. */
export const tabOfGuide = ({ isPersonalized }: Pick<GiftGuide, 'isPersonalized'>): GiftGuideTab =>
  isPersonalized ? 'personal' : 'member';

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

/** The picture of a guide, which has none of its own: that of its first product with one. Null where there is none. */
export const guidePicture = ({ sections }: Pick<GiftGuide, 'sections'>): string | null =>
  sections.flatMap(({ products }) => products).find(({ imageUrl }) => imageUrl !== null)
    ?.imageUrl ?? null;

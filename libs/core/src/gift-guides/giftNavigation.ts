import { recordOf } from '../session/storedSession.ts';

/** The page that lists the gift guides. */
export const GIFT_GUIDES_PATH = '/gift-guides';

/** The titles of pages without content (spec sections 2 and 8). */
export const GIFT_GUIDE_NOT_FOUND = 'Gift guide not found';
export const GIFT_ITEM_NOT_FOUND = 'Gift Item Not Found';

/** The address of a gift guide's page. */
export const giftGuidePath = (id: string): string =>
  `${GIFT_GUIDES_PATH}/${encodeURIComponent(id)}`;

/** The address of a gift product's page. */
export const giftProductPath = (id: string): string =>
  `${GIFT_GUIDES_PATH}/products/${encodeURIComponent(id)}`;

/** What a guide's link to one of its products carries beside its address. */
export interface GiftNavigationState {
  readonly giftGuideId: string | null;
}

/** Reads the state of a browser's history entry, which may hold anything. Never throws. */
export const parseGiftNavigation = (value: unknown): GiftNavigationState => {
  const id = recordOf(value)?.['giftGuideId'];
  return { giftGuideId: typeof id === 'string' && id.trim() !== '' ? id : null };
};

/**
 * The guide to which a product's page leads back: the one through which a member opened it. Null for a product opened
 * otherwise, and for visitors (spec section 2).
 */
export const backToGuidePath = (
  { giftGuideId }: GiftNavigationState,
  isMember: boolean,
): string | null => (isMember && giftGuideId !== null ? giftGuidePath(giftGuideId) : null);

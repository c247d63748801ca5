import { href, routes } from '../routes/routes.ts';
import { recordOf } from '../session/storedSession.ts';

/** The titles of pages whose content is missing (core/gift-guides-9). */
export const GIFT_GUIDE_NOT_FOUND = 'Gift guide not found';
/** The title of a page whose product is missing, or is of a guide for another member (core/gift-guides-9). */
export const GIFT_ITEM_NOT_FOUND = 'Gift Item Not Found';

/** The state that a guide's link to a product carries beside its URL. */
export interface GiftNavigationState {
  readonly giftGuideId: string | null;
}

/** Parses the state of a browser's history entry, which may hold anything. Never throws (core/gift-guides-8). */
export function parseGiftNavigation(value: unknown): GiftNavigationState {
  const id = recordOf(value)?.['giftGuideId'];
  return { giftGuideId: typeof id === 'string' && id.trim() !== '' ? id : null };
}

/**
 * Returns the path back from a product to the guide where a member opened it (core/gift-guides-7). Null for a product opened
 * otherwise, and for visitors.
 */
export function backToGuidePath(
  { giftGuideId }: GiftNavigationState,
  isMember: boolean,
): string | null {
  return isMember && giftGuideId !== null ? href(routes.giftGuide, { id: giftGuideId }) : null;
}

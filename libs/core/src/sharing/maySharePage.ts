import type { DestinationDetail, GiftGuide } from '@parlour/contract';

/** What of a page decides whether it may be shared. */
export type SharedPage =
  | { readonly kind: 'vendor' | 'event' | 'benefit' | 'giftProduct' }
  | { readonly kind: 'destination'; readonly detail: Pick<DestinationDetail, 'hasNeighborhoods'> }
  | { readonly kind: 'giftGuide'; readonly guide: Pick<GiftGuide, 'isPersonalized'> };

/**
 * Whether a member has the share button on a page (spec sections 2, 4 and 6): on every shared page but a destination
 * that only leads on to its neighborhoods, and a gift guide that nobody else could open.
 */
export const maySharePage = (page: SharedPage): boolean => {
  switch (page.kind) {
    case 'destination':
      return !page.detail.hasNeighborhoods;
    case 'giftGuide':
      return !page.guide.isPersonalized;
    default:
      return true;
  }
};

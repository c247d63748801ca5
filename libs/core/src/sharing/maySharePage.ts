import type { DestinationDetail, GiftGuide, GiftProduct } from '@parlour/contract';

/** What of a page decides whether it may be shared. */
export type SharedPage =
  | { readonly kind: 'vendor' | 'event' | 'benefit' }
  | { readonly kind: 'destination'; readonly detail: Pick<DestinationDetail, 'hasNeighborhoods'> }
  | { readonly kind: 'giftGuide'; readonly guide: Pick<GiftGuide, 'isPersonalized'> }
  | { readonly kind: 'giftProduct'; readonly product: Pick<GiftProduct, 'isPersonalized'> };

/**
 * Whether a member has the share button on a page (spec sections 2, 4 and 6): on every shared page but a destination
 * that only leads on to its neighborhoods, and a gift guide or product that nobody else could open.
 */
export const maySharePage = (page: SharedPage): boolean => {
  switch (page.kind) {
    case 'destination':
      return !page.detail.hasNeighborhoods;
    case 'giftGuide':
      return !page.guide.isPersonalized;
    case 'giftProduct':
      return !page.product.isPersonalized;
    default:
      return true;
  }
};

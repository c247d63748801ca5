import type { DestinationDetail, GiftGuide, GiftProduct } from '@parlour/contract';

/** The properties of a page that decide whether it may be shared. */
export type SharedPage =
  | { readonly kind: 'vendor' | 'event' | 'benefit' }
  | { readonly kind: 'destination'; readonly detail: Pick<DestinationDetail, 'hasNeighborhoods'> }
  | { readonly kind: 'giftGuide'; readonly guide: Pick<GiftGuide, 'isPersonalized'> }
  | { readonly kind: 'giftProduct'; readonly product: Pick<GiftProduct, 'isPersonalized'> };

/**
 * Whether a member sees the share button (core/sharing-4). Every shared page has it except a destination with neighborhoods and a
 * personal gift guide or product, which nobody else could open.
 */
export function maySharePage(page: SharedPage): boolean {
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
}

import type { GiftGuide, GiftProduct } from '@parlour/contract';
import { toMajorUnits } from '@parlour/core';
import { safeLink } from '../../text/safeHtml.ts';
import type { ShowPicture } from '../pictures/shownPictures.ts';
import type { GuideRow, OwnedProductRow } from './repository.ts';

/** Converts a row to a product, with a sanitized link and prices in major units. */
export function presentProduct({ product: row, memberId }: OwnedProductRow): GiftProduct {
  const { position: _, sectionId: __, priceMinor, maxPriceMinor, ...product } = row;
  return {
    ...product,
    isPersonalized: memberId !== null,
    productUrl: safeLink(product.productUrl),
    price: toMajorUnits(priceMinor, product.currencyCode),
    maxPrice: toMajorUnits(maxPriceMinor, product.currencyCode),
  };
}

/**
 * Converts a row to a guide without its owner.
 *
 * @param show - shows the pictures of its products.
 */
export function presentGuide(
  { position: _, memberId, ...guide }: GuideRow,
  show: ShowPicture,
): GiftGuide {
  return {
    ...guide,
    isPersonalized: memberId !== null,
    sections: guide.sections.map(({ id, name, description, products }) => ({
      id,
      name,
      description,
      products: products.map((product) => presentProduct({ product: show(product), memberId })),
    })),
  };
}

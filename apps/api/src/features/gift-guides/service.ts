import type {
  listGiftGuides as listGiftGuidesCall,
  ParsedCall,
  GiftGuide,
  GiftProduct,
} from '@parlour/contract';
import {
  GIFT_GUIDE_NOT_FOUND,
  GIFT_ITEM_NOT_FOUND,
  toMajorUnits,
  websiteHref,
} from '@parlour/core';
import type { Queries } from '../../platform/postgres/database.ts';
import { orNotFound } from '../../errors/apiError.ts';
import { findPicturesOf, showPicturesOf, type ShowPicture } from '../pictures/shownPictures.ts';
import {
  findGiftGuide,
  findGiftGuides,
  findGiftProduct,
  type GuideRow,
  type Viewer,
  type OwnedProductRow,
} from './repository.ts';

const productsOf = ({ sections }: GuideRow) => sections.flatMap(({ products }) => products);

type ViewMode = ParsedCall<typeof listGiftGuidesCall>['query']['viewMode'];

/** Returns the guides of one kind or both: the public ones and those made for the member. */
export async function listGiftGuides(queries: Queries, memberId: string, viewMode: ViewMode) {
  const rows = await findGiftGuides(queries, memberId);
  const show = await findPicturesOf(queries, rows.flatMap(productsOf));
  const visible = rows.map((row) => presentGuide(row, show));
  const guides = visible.filter(
    (guide) => viewMode === undefined || guide.isPersonalized === (viewMode !== 'public'),
  );
  return {
    guides,
    publicGuides: guides.filter((guide) => !guide.isPersonalized),
    personalizedGuides: guides.filter((guide) => guide.isPersonalized),
    totalCount: guides.length,
  };
}

/** @throws ApiError 404 where there is no such guide, or the viewer may not see it. */
export async function getGiftGuide(queries: Queries, id: string, viewer: Viewer) {
  const row = orNotFound(await findGiftGuide(queries, id, viewer), GIFT_GUIDE_NOT_FOUND);
  return presentGuide(row, await findPicturesOf(queries, productsOf(row)));
}

/** @throws ApiError 404 where there is no such product, or the viewer may not see its guide. */
export async function getGiftProduct(queries: Queries, id: string, viewer: Viewer) {
  const row = orNotFound(await findGiftProduct(queries, id, viewer), GIFT_ITEM_NOT_FOUND);
  return presentProduct({ ...row, product: await showPicturesOf(queries, row.product) });
}

/** Converts a row to a product, with a sanitized link and prices in major units. */
function presentProduct({ product: row, memberId }: OwnedProductRow): GiftProduct {
  const { position: _, sectionId: __, priceMinor, maxPriceMinor, ...product } = row;
  return {
    ...product,
    isPersonalized: memberId !== null,
    productUrl: websiteHref(product.productUrl),
    price: toMajorUnits(priceMinor, product.currencyCode),
    maxPrice: toMajorUnits(maxPriceMinor, product.currencyCode),
  };
}

/**
 * Converts a row to a guide without its owner.
 *
 * @param show - shows the pictures of its products.
 */
function presentGuide({ position: _, memberId, ...guide }: GuideRow, show: ShowPicture): GiftGuide {
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

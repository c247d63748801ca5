import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import {
  getGiftGuide,
  getGiftProduct,
  type GiftGuide,
  type GiftProduct,
  listGiftGuides,
} from '@parlour/contract';
import type { QueryClient } from '@tanstack/react-query';

const guideKey = (id: string) => ['gift-guides', id] as const;
const productKey = (id: string) => ['gift-products', id] as const;

/** Caches the products of a guide, to render their own pages without another call. */
function cacheProducts(cache: QueryClient, { sections }: GiftGuide): void {
  for (const product of sections.flatMap(({ products }) => products)) {
    cache.setQueryData<GiftProduct>(productKey(product.id), product);
  }
}

/**
 * Every gift guide visible to the member, personal ones included, because the toggle filters this one list. The guides
 * are complete and are cached with their products, to render their own pages without another call.
 */
export function giftGuidesQuery(client: Client) {
  return callQuery(['gift-guides'], client, listGiftGuides, {}, (cache, { guides }) => {
    for (const guide of guides) {
      cache.setQueryData<GiftGuide>(guideKey(guide.id), guide);
      cacheProducts(cache, guide);
    }
  });
}

/** One gift guide. */
export function giftGuideQuery(client: Client, id: string) {
  return callQuery(guideKey(id), client, getGiftGuide, { params: { id } }, cacheProducts);
}

/** One gift product. */
export function giftProductQuery(client: Client, id: string) {
  return callQuery(productKey(id), client, getGiftProduct, { params: { id } });
}

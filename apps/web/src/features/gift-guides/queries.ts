import { valueOf } from '@parlour/app/data';
import { type Client, getGiftGuide, getGiftProduct, listGiftGuides } from '@parlour/client';
import type { GiftGuide, GiftProduct } from '@parlour/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

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
  return queryOptions({
    queryKey: ['gift-guides'],
    queryFn: async ({ signal, client: cache }) => {
      const list = await valueOf(listGiftGuides(client, {}, { signal }));
      for (const guide of list.guides) {
        cache.setQueryData<GiftGuide>(guideKey(guide.id), guide);
        cacheProducts(cache, guide);
      }
      return list;
    },
  });
}

/** One gift guide. */
export function giftGuideQuery(client: Client, id: string) {
  return queryOptions({
    queryKey: guideKey(id),
    queryFn: async ({ signal, client: cache }) => {
      const guide = await valueOf(getGiftGuide(client, { params: { id } }, { signal }));
      cacheProducts(cache, guide);
      return guide;
    },
  });
}

/** One gift product. */
export function giftProductQuery(client: Client, id: string) {
  return queryOptions({
    queryKey: productKey(id),
    queryFn: ({ signal }) => valueOf(getGiftProduct(client, { params: { id } }, { signal })),
  });
}

import { type Client, getGiftGuide, getGiftProduct, listGiftGuides } from '@parlour/client';
import { queryOptions } from '@tanstack/react-query';
import { valueOf } from './callError.ts';

/** Every gift guide that the member may see, for everyone and personal. The toggle works on this one list. */
export const giftGuidesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['gift-guides'],
    queryFn: ({ signal }) => valueOf(listGiftGuides(client, {}, { signal })),
  });

/** One gift guide. */
export const giftGuideQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['gift-guides', id],
    queryFn: ({ signal }) => valueOf(getGiftGuide(client, id, { signal })),
  });

/** One gift product. */
export const giftProductQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['gift-products', id],
    queryFn: ({ signal }) => valueOf(getGiftProduct(client, id, { signal })),
  });

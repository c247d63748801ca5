import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { giftGuideListSchema, giftGuideSchema, giftProductSchema } from '../giftGuides.ts';
import { idParams } from './sharedSchemas.ts';

/**
 * Lists the public gift guides and the member's own ones, or one kind of them by `viewMode`. They are whole: with their
 * sections and products.
 */
export const listGiftGuides = {
  method: 'GET',
  path: '/api/gift-guides',
  access: { kind: 'member', viewable: true },
  summary: 'The gift guides, public and personalized.',
  failure: 'Failed to fetch gift guides',
  query: z.object({ viewMode: z.optional(z.enum(['public', 'personalized'])) }),
  data: giftGuideListSchema,
} as const satisfies Call;

/** Reads one gift guide by its id. A guide made for another member is a 404. */
export const getGiftGuide = {
  method: 'GET',
  path: '/api/gift-guides/:id',
  access: { kind: 'shared' },
  summary: 'One gift guide with its sections and products.',
  failure: 'Failed to fetch gift guide',
  params: idParams,
  data: giftGuideSchema,
} as const satisfies Call;

/** Reads one product of a gift guide by the product's id. One of another member's guide is a 404. */
export const getGiftProduct = {
  method: 'GET',
  path: '/api/gift-guides/products/:id',
  access: { kind: 'shared' },
  summary: 'One gift product.',
  failure: 'Failed to fetch gift product',
  params: idParams,
  data: giftProductSchema,
} as const satisfies Call;

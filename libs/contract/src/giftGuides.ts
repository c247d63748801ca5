import * as z from 'zod/mini';
import { idSchema } from './primitives.ts';

/** A product to give. Prices are in the currency's major unit: `12.5` is 12 dollars 50. */
export const giftProductSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  imageUrl: z.nullable(z.string()),
  price: z.nullable(z.number().check(z.nonnegative())),
  maxPrice: z.nullable(z.number().check(z.nonnegative())),
  /** ISO 4217. */
  currencyCode: z.nullable(z.string()),
  productUrl: z.nullable(z.string()),
  /** True when its guide was made for one member. Nobody else can open it. */
  isPersonalized: z.boolean(),
});
export type GiftProduct = z.output<typeof giftProductSchema>;

/** A part of a gift guide. */
export const giftSectionSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  products: z.array(giftProductSchema),
});
export type GiftSection = z.output<typeof giftSectionSchema>;

/** A gift guide: public, or made for one member. */
export const giftGuideSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  isPersonalized: z.boolean(),
  isPublic: z.boolean(),
  sections: z.array(giftSectionSchema),
});
export type GiftGuide = z.output<typeof giftGuideSchema>;

/** The gift guides that a member sees: all of them, and grouped by kind. */
export const giftGuideListSchema = z.object({
  guides: z.array(giftGuideSchema),
  publicGuides: z.array(giftGuideSchema),
  personalizedGuides: z.array(giftGuideSchema),
  totalCount: z.int(),
});
export type GiftGuideList = z.output<typeof giftGuideListSchema>;

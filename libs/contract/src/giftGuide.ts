import * as z from 'zod/mini';
import { idSchema } from './primitives.ts';

/** Something to give. Prices are in the currency's major unit (`12.5` is twelve and a half dollars). */
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
  /** Whether its guide was made for one member: nobody else can open it. */
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

/** The gift guides that a member sees, all and by their two kinds. */
export const giftGuideListSchema = z.object({
  guides: z.array(giftGuideSchema),
  publicGuides: z.array(giftGuideSchema),
  personalizedGuides: z.array(giftGuideSchema),
  totalCount: z.int(),
});
export type GiftGuideList = z.output<typeof giftGuideListSchema>;

import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from './namedSchema.ts';
import { idSchema } from './primitives.ts';
import { furtherPicturesSchema, shownPictureSchema } from './shownPicture.ts';

const giftProductFields = {
  /** Opaque. */
  id: idSchema,
  /** The product's name. */
  name: z.string(),
  /** Plain text. */
  description: z.string(),
  /** A picture's URL, or null for none. */
  imageUrl: z.nullable(z.string()),
  /** How that picture is shown. Absent when the club did not upload it. */
  picture: z.optional(shownPictureSchema),
  /** Its further pictures, in their order. Absent in lists, and where there are none. */
  images: furtherPicturesSchema,
  /** The price or the lowest one, in the currency's major unit: `12.5` is 12 dollars 50. Null when unknown. */
  price: z.nullable(z.number().check(z.nonnegative())),
  /** The highest price, in the currency's major unit. Null when there is one price. */
  maxPrice: z.nullable(z.number().check(z.nonnegative())),
  /** ISO 4217. */
  currencyCode: z.nullable(z.string()),
  /** The shop's page of the product. Null for none. */
  productUrl: z.nullable(z.string()),
  /** True when its guide was made for one member. Nobody else can open it. */
  isPersonalized: z.boolean(),
};

/** A product to give. */
export interface GiftProduct extends OutputOf<typeof giftProductFields> {}
/** Parses a gift product. Prices are in the currency's major unit, so `12.5` is 12 dollars 50. */
export const giftProductSchema: NamedSchema<GiftProduct> = z.object(giftProductFields);

const giftSectionFields = {
  /** Opaque. */
  id: idSchema,
  /** The section's heading. */
  name: z.string(),
  /** Plain text below the heading. May be empty. */
  description: z.string(),
  /** In the order of the guide. */
  products: z.array(giftProductSchema),
};

/** A part of a gift guide. */
export interface GiftSection extends OutputOf<typeof giftSectionFields> {}
/** Parses one section of a gift guide, with its products in the order of the guide. */
export const giftSectionSchema: NamedSchema<GiftSection> = z.object(giftSectionFields);

const giftGuideFields = {
  /** Opaque. */
  id: idSchema,
  /** The guide's title. */
  name: z.string(),
  /** Plain text below the title. May be empty. */
  description: z.string(),
  /** True when it was made for one member. Nobody else can open it. */
  isPersonalized: z.boolean(),
  /** True when every member sees it. */
  isPublic: z.boolean(),
  /** In the order of the guide. */
  sections: z.array(giftSectionSchema),
};

/** A gift guide: public, or made for one member. */
export interface GiftGuide extends OutputOf<typeof giftGuideFields> {}
/** Parses a gift guide with its sections and their products. */
export const giftGuideSchema: NamedSchema<GiftGuide> = z.object(giftGuideFields);

const giftGuideListFields = {
  /** All guides that the member sees. */
  guides: z.array(giftGuideSchema),
  /** Those that every member sees. */
  publicGuides: z.array(giftGuideSchema),
  /** Those made for this member. */
  personalizedGuides: z.array(giftGuideSchema),
  /** How many `guides` there are. */
  totalCount: z.int(),
};

/** The gift guides that a member sees: all of them, and grouped by kind. */
export interface GiftGuideList extends OutputOf<typeof giftGuideListFields> {}
/** Parses the gift guides that one member sees, together and by kind. */
export const giftGuideListSchema: NamedSchema<GiftGuideList> = z.object(giftGuideListFields);

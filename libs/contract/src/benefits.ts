import * as z from 'zod/mini';
import { hiddenItemFields } from './hiddenItem.ts';
import type { NamedSchema, OutputOf } from './namedSchema.ts';
import { dateSchema, idSchema } from './primitives.ts';
import { furtherPicturesSchema, shownPictureSchema } from './shownPicture.ts';

const benefitFields = {
  /** Opaque. */
  id: idSchema,
  /** Plain text. */
  title: z.string(),
  /** What the vendor offers everybody, as sanitized HTML. */
  description: z.string(),
  /** What members receive, as sanitized HTML. */
  memberBenefitDescription: z.string(),
  /** A picture's URL, or null for none. */
  imageUrl: z.nullable(z.string()),
  /** How that picture is shown. Absent when the club did not upload it. */
  picture: z.optional(shownPictureSchema),
  /** Its further pictures, in their order. Absent in lists, and where there are none. */
  images: furtherPicturesSchema,
  /** The category that lists group it by. Null counts as none. */
  category: z.nullable(z.string()),
  /** The member's saving, such as `15%`, `$100` or free text. */
  value: z.nullable(z.string()),
  /** The last day when it can be redeemed, `YYYY-MM-DD` in UTC. Null if it never ends. */
  expiresAt: z.nullable(dateSchema),
  /** The vendor's city. Null when unknown. */
  city: z.nullable(z.string()),
  /** The vendor's state or region. Null when unknown. */
  state: z.nullable(z.string()),
  /** The vendor's country. Null when unknown. */
  country: z.nullable(z.string()),
  /** Where the member books it. Null for no such page. */
  bookingUrl: z.nullable(z.string()),
  /** The vendor's own page. Null for none. */
  website: z.nullable(z.string()),
  /** The vendor's type, such as `Hotels`. Null when unknown. */
  vendorType: z.nullable(z.string()),
  /** Whether the dashboard shows it before others. */
  isFeatured: z.boolean(),
  /** Whether lists mark it as new. */
  isNew: z.boolean(),
  /** The name of the vendor that offers it. */
  provider: z.string(),
  /** The vendor that offers it. Null or absent when the club's guides have none. */
  vendorId: z.optional(z.nullable(idSchema)),
  /** That vendor's street and number, in one benefit. Null when unknown, absent in lists. */
  address: z.optional(z.nullable(z.string())),
};

/** A vendor's offer to members. */
export interface Benefit extends OutputOf<typeof benefitFields> {}
/** Parses a benefit. Its HTML is already sanitized by the server, and its links are http or https. */
export const benefitSchema: NamedSchema<Benefit> = z.object(benefitFields);

const benefitGroupFields = {
  /** The category's name. */
  category: z.string(),
  /** Its benefits, in the order of the list. */
  benefits: z.array(benefitSchema),
};

/** The benefits of one category. */
export interface BenefitGroup extends OutputOf<typeof benefitGroupFields> {}
const benefitGroupSchema: NamedSchema<BenefitGroup> = z.object(benefitGroupFields);

const benefitListFields = {
  /** All benefits that match the filter. */
  benefits: z.array(benefitSchema),
  /** The same benefits by category. */
  groupedBenefits: z.array(benefitGroupSchema),
  /** The names of all categories. They ignore the filter. */
  categories: z.array(z.string()),
  /** How many benefits match the filter. */
  totalCount: z.int(),
};

/** A list of benefits, flat and by category. */
export interface BenefitList extends OutputOf<typeof benefitListFields> {}
/** Parses the benefits of `listBenefits`: once as a list, and once more in groups. */
export const benefitListSchema: NamedSchema<BenefitList> = z.object(benefitListFields);

const redeemedBenefitFields = {
  id: benefitFields.id,
  title: benefitFields.title,
  provider: benefitFields.provider,
  value: benefitFields.value,
  imageUrl: benefitFields.imageUrl,
  picture: benefitFields.picture,
  expiresAt: benefitFields.expiresAt,
  ...hiddenItemFields,
};

/** What a member's list of codes tells of a benefit, also of one that is over. */
export interface RedeemedBenefit extends Pick<
  Benefit & OutputOf<typeof hiddenItemFields>,
  keyof typeof redeemedBenefitFields
> {}
/** Parses the facts of a benefit that a code still tells once the benefit is over or hidden. */
export const redeemedBenefitSchema: NamedSchema<RedeemedBenefit> =
  /* @__PURE__ */ z.object(redeemedBenefitFields);

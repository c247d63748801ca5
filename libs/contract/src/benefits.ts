import * as z from 'zod/mini';
import { dateSchema, dateTimeSchema, idSchema } from './primitives.ts';

/** A vendor's offer to members. Both descriptions are sanitized HTML. */
export const benefitSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  memberBenefitDescription: z.string(),
  imageUrl: z.nullable(z.string()),
  category: z.nullable(z.string()),
  /** The member's saving, such as `15%`, `$100` or free text. */
  value: z.nullable(z.string()),
  expiresAt: z.nullable(dateSchema),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  country: z.nullable(z.string()),
  bookingUrl: z.nullable(z.string()),
  website: z.nullable(z.string()),
  vendorType: z.nullable(z.string()),
  isFeatured: z.boolean(),
  isNew: z.boolean(),
  provider: z.string(),
  /** The vendor that offers it. Null or absent when the club's guides have none. */
  vendorId: z.optional(z.nullable(idSchema)),
});
export type Benefit = z.output<typeof benefitSchema>;

/** The benefits of one category. */
const benefitGroupSchema = z.object({
  category: z.string(),
  benefits: z.array(benefitSchema),
});

/** A list of benefits, flat and by category. `categories` ignores the filter, `totalCount` applies it. */
export const benefitListSchema = z.object({
  benefits: z.array(benefitSchema),
  groupedBenefits: z.array(benefitGroupSchema),
  categories: z.array(z.string()),
  totalCount: z.int(),
});
export type BenefitList = z.output<typeof benefitListSchema>;

/** What a member's list of codes tells of a benefit, also of one that is over. */
const redeemedBenefitSchema = /* @__PURE__ */ z.pick(benefitSchema, {
  id: true,
  title: true,
  provider: true,
  value: true,
  imageUrl: true,
  expiresAt: true,
});

/** The code that a member shows to redeem a benefit, valid until `expiresAt`. */
export const redemptionSchema = /* @__PURE__ */ z.object({
  redemptionCode: z.string(),
  instructions: z.string(),
  expiresAt: dateTimeSchema,
  redeemedAt: dateTimeSchema,
  benefit: redeemedBenefitSchema,
});
export type Redemption = z.output<typeof redemptionSchema>;

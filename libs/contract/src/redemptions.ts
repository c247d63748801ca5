import * as z from 'zod/mini';
import { benefitSchema } from './benefits.ts';
import { dateTimeSchema } from './primitives.ts';

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

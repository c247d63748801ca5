import * as z from 'zod/mini';
import { redeemedBenefitSchema } from './benefits.ts';
import type { NamedSchema, OutputOf } from './namedSchema.ts';
import { dateTimeSchema } from './primitives.ts';

const redemptionFields = {
  /** What the member shows. */
  redemptionCode: z.string(),
  /** How to redeem it, in words. */
  instructions: z.string(),
  /** When the code ends, ISO 8601 in UTC. */
  expiresAt: dateTimeSchema,
  /** When the code was made, ISO 8601 in UTC. */
  redeemedAt: dateTimeSchema,
  /** What it is for. */
  benefit: redeemedBenefitSchema,
};

/** The code that a member shows to redeem a benefit, valid until `expiresAt`. */
export interface Redemption extends OutputOf<typeof redemptionFields> {}
/** Parses a member's code for a benefit, with the time when it ends. */
export const redemptionSchema: NamedSchema<Redemption> = /* @__PURE__ */ z.object(redemptionFields);

import * as z from 'zod/mini';
import { cardBrands } from './options.ts';
import { idSchema, lineSchema, openChoice } from './primitives.ts';

/** Marks the preferred card, shown as "Preferred". */
const purposes = ['primary'] as const;

/** A saved card. Only the last four digits of its number are readable. */
export const paymentMethodSchema = z.object({
  id: idSchema,
  brand: openChoice(cardBrands),
  blurredCardNumber: z.string(),
  expiryMonth: z.int().check(z.minimum(1), z.maximum(12)),
  expiryYear: z.int().check(z.minimum(2000), z.maximum(2099)),
  cardholderName: z.string(),
  purpose: z.nullable(openChoice(purposes)),
  description: z.string(),
});
export type PaymentMethod = z.output<typeof paymentMethodSchema>;

/** A new card with its billing address, as the member enters it. */
export const cardSubmissionSchema = z.object({
  description: lineSchema,
  cardholderName: lineSchema,
  brand: z.enum(cardBrands),
  /** Digits only: the form removes spaces before it submits. */
  cardNumber: z.string().check(z.regex(/^\d{15,19}$/, 'must be 15 to 19 digits')),
  /** `MM/YY`. */
  expiryDate: z
    .string()
    .check(z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/, 'must be a month and year such as 05/30')),
  cvv: z.string().check(z.regex(/^\d{3,4}$/, 'must be 3 or 4 digits')),
  street: lineSchema,
  city: lineSchema,
  state: lineSchema,
  postalCode: lineSchema,
  purpose: z.nullable(z.enum(purposes)),
});
export type CardSubmission = z.output<typeof cardSubmissionSchema>;

import * as z from 'zod/mini';
import type { InputOf, NamedSchema, OutputOf } from './namedSchema.ts';
import { cardBrands } from './options.ts';
import { idSchema, openChoice } from './primitives.ts';
import { lineSchema } from './typedSchemas.ts';
import { typedCode, typedExpiry } from './typedText.ts';

/** Marks the preferred card, shown as "Preferred". */
const purposes = ['primary'] as const;

const paymentMethodFields = {
  /** Opaque. */
  id: idSchema,
  /** The card's brand. */
  brand: openChoice(cardBrands),
  /** The card's number. Only the last four digits are readable. */
  blurredCardNumber: z.string(),
  /** 1 to 12. */
  expiryMonth: z.int().check(z.minimum(1), z.maximum(12)),
  /** Four digits. */
  expiryYear: z.int().check(z.minimum(2000), z.maximum(2099)),
  /** The name on the card. */
  cardholderName: z.string(),
  /** `primary` marks the preferred card. */
  purpose: z.nullable(openChoice(purposes)),
  /** The member's own name for it. */
  description: z.string(),
};

/** A saved card. */
export interface PaymentMethod extends OutputOf<typeof paymentMethodFields> {}
/** A saved card as the server sends it, with a known brand and purpose. */
export interface SentPaymentMethod extends InputOf<typeof paymentMethodFields> {}
/** Parses a saved card. It never holds more of the number than the last four digits. */
export const paymentMethodSchema: NamedSchema<PaymentMethod, SentPaymentMethod> =
  z.object(paymentMethodFields);

const cardSubmissionFields = {
  /** The member's own name for it. */
  description: lineSchema,
  /** The name on the card. */
  cardholderName: lineSchema,
  /** The card's brand. */
  brand: z.enum(cardBrands),
  /** Digits, which may be sent with spaces, hyphens and points between them. */
  cardNumber: z
    .string()
    .check(z.overwrite(typedCode), z.regex(/^\d{15,19}$/, 'must be 15 to 19 digits')),
  /** `MM/YY`, or another usual writing of it. */
  expiryDate: z
    .string()
    .check(
      z.overwrite(typedExpiry),
      z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/, 'must be a month and year such as 05/30'),
    ),
  /** The security code: 3 or 4 digits. */
  cvv: z.string().check(z.overwrite(typedCode), z.regex(/^\d{3,4}$/, 'must be 3 or 4 digits')),
  /** Street and number of the billing address. */
  street: lineSchema,
  /** City of the billing address. */
  city: lineSchema,
  /** State or region of the billing address. */
  state: lineSchema,
  /** Postal code of the billing address. */
  postalCode: lineSchema,
  /** `primary` makes it the preferred card. */
  purpose: z.nullable(z.enum(purposes)),
};

/** A new card with its billing address, as the member enters it. */
export interface CardSubmission extends OutputOf<typeof cardSubmissionFields> {}
/** Parses a new card with complete fields. An expired card and a wrong check digit pass. */
export const cardSubmissionSchema: NamedSchema<CardSubmission> & {
  readonly shape: typeof cardSubmissionFields;
} = z.object(cardSubmissionFields);

import type { CardSubmission } from '@parlour/contract';
import { formatSecurityCode } from '@parlour/core';

/** How many cards a member may keep. */
export const CARD_LIMIT = 20;

/** What is wrong with a field of a submission whose every field has its own form. */
interface CardProblem {
  readonly field: keyof CardSubmission;
  readonly message: string;
}

// The texts that are kept in clear.
const texts = [
  'description',
  'cardholderName',
  'street',
  'city',
  'state',
  'postalCode',
] as const satisfies readonly (keyof CardSubmission)[];

/** Thirteen digits or more, whatever parts them, seen or not: the shortest card numbers have so many. */
const cardNumberLike = /\p{Nd}(?:[^\p{L}\p{N}]*\p{Nd}){12,}/u;
/** As it reads: a digit may also be raised, in a circle, or of another width. */
const holdsCardNumber = (text: string) => cardNumberLike.test(text.normalize('NFKC'));

/**
 * The first thing that the form of each field alone does not tell: a security code of more digits than the brand has,
 * as the member's own form would cut it, and a text that may hold the card number.
 */
export function cardProblem(submission: CardSubmission): CardProblem | undefined {
  const { brand, cvv } = submission;
  if (formatSecurityCode(cvv, brand) !== cvv) {
    return { field: 'cvv', message: `cvv must be 3 digits for a ${brand} card.` };
  }
  const field = texts.find((name) => holdsCardNumber(submission[name]));
  return field && { field, message: `${field} must not hold a card number.` };
}

/**
 * What of a submission tells it from another with the same Idempotency-Key: nothing that is not also kept with the
 * card, since whoever has the server's secret could find the rest by trying.
 */
export const comparable = ({ cvv: _, cardNumber, ...kept }: CardSubmission): object => ({
  ...kept,
  lastFour: lastFourOf(cardNumber),
});

/** The last four digits of a card number: all of it that is kept in clear. */
export const lastFourOf = (cardNumber: string): string => cardNumber.slice(-4);

/** The month and the whole year of an expiry `MM/YY`. */
export const expiryOf = (expiryDate: string) => ({
  expiryMonth: Number(expiryDate.slice(0, 2)),
  expiryYear: 2000 + Number(expiryDate.slice(3)),
});

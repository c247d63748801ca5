import type { CardSubmission } from '@parlour/contract';
import { fieldsWithCardNumber, formatSecurityCode, HOLDS_CARD_NUMBER } from '@parlour/core';

/** The most cards that a member may have. */
export const CARD_LIMIT = 20;

/**
 * Returns the first issue that the schema of the fields does not cover: a security code with too many digits for the
 * brand, or a text that may hold a card number (api/payment-methods-4, api/payment-methods-7).
 */
export function cardIssue(submission: CardSubmission) {
  const { brand, cvv } = submission;
  if (formatSecurityCode(cvv, brand) !== cvv) {
    return { field: 'cvv', message: `cvv must be 3 digits for a ${brand} card.` };
  }
  const [field] = fieldsWithCardNumber(submission);
  return field && { field, message: `${field} ${HOLDS_CARD_NUMBER}` };
}

/**
 * Returns the part of a submission that is hashed to compare it with another one of the same Idempotency-Key (api/payment-methods-11).
 * It holds only data that is also stored in clear text, because the server's secret allows guessing the rest.
 */
export function submissionFingerprint({ cvv: _, cardNumber, ...rest }: CardSubmission): object {
  return {
    ...rest,
    lastFour: lastFourOf(cardNumber),
  };
}

/** Returns the last four digits of a card number, the only ones stored in clear text. */
export function lastFourOf(cardNumber: string): string {
  return cardNumber.slice(-4);
}

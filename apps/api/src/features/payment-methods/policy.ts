import type { CardSubmission } from '@parlour/contract';

/** The most cards that a member may have. */
export const CARD_LIMIT = 20;

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

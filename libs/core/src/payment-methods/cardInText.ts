import type { CardSubmission } from '@parlour/contract';
import { formatSecurityCode } from './securityCode.ts';

const longDigits = /\p{Nd}(?:[^A-Za-z\p{Nd}]*\p{Nd}){12}/u;

/**
 * Whether a text may hold a card number (core/payment-methods-23): 13 or more digits with anything but the letters A to Z between them, or
 * other forms of digits, such as superscript, circled or full-width.
 */
export function mayHoldCardNumber(text: string): boolean {
  return [text, text.normalize('NFKC')].some((each) => longDigits.test(each));
}

/** The fields of a card that the club stores in clear text. */
const clearFields = [
  'description',
  'cardholderName',
  'street',
  'city',
  'state',
  'postalCode',
] as const satisfies readonly (keyof CardSubmission)[];

type ClearField = (typeof clearFields)[number];

/** Returns the fields of a card, as typed or as sent, whose text may hold a card number (core/payment-methods-23). */
export function fieldsWithCardNumber(
  card: Readonly<Record<ClearField, string>>,
): readonly ClearField[] {
  return clearFields.filter((field) => mayHoldCardNumber(card[field]));
}

/** What is wrong with such a text, to follow the field's name. */
export const HOLDS_CARD_NUMBER = 'must not hold a card number.';

/**
 * Returns the first issue of a card that its schema does not cover: a security code with too many digits for the brand, or a
 * text that may hold a card number (core/payment-methods-23). The message follows the field's name.
 */
export function cardIssue(submission: CardSubmission) {
  const { brand, cvv } = submission;
  if (formatSecurityCode(cvv, brand) !== cvv) {
    return { field: 'cvv', message: `must be 3 digits for a ${brand} card.` } as const;
  }
  const [field] = fieldsWithCardNumber(submission);
  return field && { field, message: HOLDS_CARD_NUMBER };
}

import type { CardBrand } from '@parlour/contract';
import { digitsIn } from '@parlour/contract/values';

/** The fewest digits of a complete card number (core/payment-methods-6). */
const MINIMUM_DIGITS = 15;

/** The most digits that the field takes: 19 characters with their spaces (core/payment-methods-1). */
const MAXIMUM_DIGITS = 16;

/** Returns the digits of a typed or formatted number as 0 to 9, as they are sent. */
export function digitsOf(typed: string): string {
  return digitsIn(typed);
}

/** Formats a typed or pasted number as digits in groups of four (core/payment-methods-1). */
export function formatCardNumber(typed: string): string {
  return digitsOf(typed)
    .slice(0, MAXIMUM_DIGITS)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

/** Whether a number is long enough to be complete (core/payment-methods-6). */
export function isCompleteCardNumber(formatted: string): boolean {
  return digitsOf(formatted).length >= MINIMUM_DIGITS;
}

/** The prefix (ISO/IEC 7812) and length of each brand's numbers. */
const brandPatterns = {
  'American Express': /^3[47]\d{13}$/,
  Discover: /^6(?:011|22|4[4-9]|5)\d*$/,
  Mastercard: /^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))\d*$/,
  Visa: /^4\d{15}$/,
} as const satisfies Record<CardBrand, RegExp>;

const lengths = {
  'American Express': 15,
  Discover: 16,
  Mastercard: 16,
  Visa: 16,
} as const satisfies Record<CardBrand, number>;

/** Whether a number has all the digits that its brand or prefix requires. */
const hasAllDigits = (digits: string, brand: CardBrand | null): boolean => {
  const isShort = brand === 'American Express' || /^3[47]/.test(digits);
  return digits.length >= (isShort ? lengths['American Express'] : MAXIMUM_DIGITS);
};

/** Runs the Luhn check of ISO/IEC 7812-1, which catches a mistyped digit. */
const passesLuhn = (digits: string): boolean => {
  const sum = digits
    .split('')
    .toReversed()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
};

/**
 * Returns a hint about a complete number that looks wrong, or null (core/payment-methods-8). A hint never blocks adding the card.
 * @param brand null while none is chosen
 * @param isTyping whether the field has the focus, so that the last digit may still be missing
 */
export function cardNumberHint(
  formatted: string,
  brand: CardBrand | null,
  isTyping: boolean,
): string | null {
  const digits = digitsOf(formatted);
  if (!isCompleteCardNumber(formatted) || (isTyping && !hasAllDigits(digits, brand))) return null;
  if (brand !== null && !(digits.length === lengths[brand] && brandPatterns[brand].test(digits))) {
    return `This does not look like the number of ${article(brand)} card. Please check both.`;
  }
  return passesLuhn(digits) ? null : 'Please check this number. A digit may be mistyped.';
}

const article = (brand: CardBrand): string =>
  `${brand === 'American Express' ? 'an' : 'a'} ${brand}`;

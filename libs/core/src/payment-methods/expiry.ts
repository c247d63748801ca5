import type { PaymentMethod } from '@parlour/contract';

/** The characters of a complete expiry, `MM/YY` (core/payment-methods-6). */
const COMPLETE_LENGTH = 5;

/** The accepted ways to write an expiry: `5/31`, `05/2031`; `052031`, `05 2031`; and `2031-05`. */
const expiryPatterns: readonly RegExp[] = [
  /^0?(?<month>\d{1,2})\s*[/.-]\s*(?:\d{2}(?=\d{2}$))?(?<year>\d*)$/,
  /^(?<month>\d{1,2})\s*20(?<year>\d{2})$/,
  /^20(?<year>\d{2})[\s/.-]+(?<month>\d{1,2})$/,
];

const digitsOf = (typed: string): string => {
  for (const pattern of expiryPatterns) {
    const { month, year = '' } = pattern.exec(typed.trim())?.groups ?? {};
    if (month !== undefined) return month.padStart(2, '0') + year;
  }
  return typed.replaceAll(/\D/g, '');
};

/**
 * Formats a typed or pasted expiry as `MM/YY` with a month between 01 and 12 (core/payment-methods-2). The slash appears with the first
 * digit of the year, so that deleting never gets stuck on it. A digit typed after a padded month, `012/30`, replaces
 * its zero.
 * @param current the field's current text; returned unchanged if letters were typed, since `May 31` has no numeric
 * month
 */
export function formatExpiry(typed: string, current = ''): string {
  if (/\p{L}/u.test(typed)) return current;
  const digits = digitsOf(typed);
  const month = digits.slice(0, 2);
  const year = digits.slice(2, 4);
  const formattedMonth = month.length < 2 ? month : clampMonth(month);
  return year === '' ? formattedMonth : `${formattedMonth}/${year}`;
}

const clampMonth = (month: string): string =>
  String(Math.min(12, Math.max(1, Number(month)))).padStart(2, '0');

/** Whether an expiry is complete (core/payment-methods-6). */
export function isCompleteExpiry(expiry: string): boolean {
  return expiry.length === COMPLETE_LENGTH;
}

/**
 * Returns a hint that a card has expired, or null if it has not or the expiry is incomplete (core/payment-methods-8). A hint never blocks
 * adding the card.
 * @param today the member's calendar day, `YYYY-MM-DD`
 */
export function expiryHint(expiry: string, today: string): string | null {
  if (!isCompleteExpiry(expiry)) return null;
  const [month = '', year = ''] = expiry.split('/');
  return isPast(`20${year}-${month}`, today) ? 'This card seems to have expired.' : null;
}

const isPast = (month: string, today: string): boolean => month < today.slice(0, 'YYYY-MM'.length);

type CardExpiry = Pick<PaymentMethod, 'expiryMonth' | 'expiryYear'>;

const twoDigitMonth = ({ expiryMonth }: CardExpiry): string => String(expiryMonth).padStart(2, '0');

/** Formats the expiry of a saved card as `MM/YY` (core/payment-methods-21). */
export function savedExpiry(card: CardExpiry): string {
  return `${twoDigitMonth(card)}/${String(card.expiryYear).slice(-2)}`;
}

/**
 * Whether a saved card has expired. It is valid through the last day of its month (core/payment-methods-21).
 * @param today the member's calendar day, `YYYY-MM-DD`
 */
export function hasExpired(card: CardExpiry, today: string): boolean {
  return isPast(`${card.expiryYear}-${twoDigitMonth(card)}`, today);
}

import type { PaymentMethod } from '@parlour/contract';
import { typedExpiry } from '@parlour/contract/values';

/** A month of one digit, once a space ends it. */
const endedMonth = /^\s*\p{Nd}\s+$/u;

/** The digits of a year, while it is typed before its month. */
const yearOnItsWay = /^20(?:\d{0,2}|\d{2}0)$/;

/** A year and a month of one digit that may become a month of two. */
const yearAndOne = /^20(\d{2})1$/;

/** January as it is shown behind its year, and the digit that makes another month of it. */
const longerMonth = /^1\/(?<year>\d{2})(?<digit>[0-2])$/;

/** No month and year, but maybe a day and month, a short year and month, or a whole day. */
const otherDate =
  /^(?:(?:1[3-9]|[2-9]\d)\/(?:0\d|1[0-2])|\d{1,2}\/\d{1,2}\/\d{4}|\d{4}\/\d{1,2}\/\d{1,2})$/;

/** A month and the digits of a year, while they are typed: `5/`, `012/3`. */
const partOfExpiry = /^0?(?<month>\d{1,2})(?:\s*[/.-]\s*|\s+)(?:\d{2}(?=\d{2}$))?(?<year>\d*)$/;

const digitsOf = (typed: string): string => {
  const { month, year = '' } = partOfExpiry.exec(typed)?.groups ?? {};
  return month === undefined ? typed.replaceAll(/\D/g, '') : month.padStart(2, '0') + year;
};

/** Returns the last two digits of a year. One whose century was typed has three until its last digit comes. */
const shortYear = (year: string): string => {
  if (!year.startsWith('20') || year.length < 3) return year.slice(0, 2);
  return year.length === 3 ? year : year.slice(2, 4);
};

/**
 * Formats a typed or pasted expiry as `MM/YY` with a month between 01 and 12 (core/payment-methods-2, core/payment-methods-3). The slash
 * appears with the first digit of the year, so that deleting never gets stuck on it. A digit typed after a padded month, `012/30`,
 * replaces its zero. A year before its month is shown without a slash until its month comes. A 1 behind it is shown as `1/31`: it is January
 * unless another digit follows.
 * @param current the field's current text; returned unchanged if letters were typed, since `May 31` has no numeric
 * month, and for what is another date, such as `31/12`
 */
export function formatExpiry(typed: string, current = ''): string {
  // The field has already formatted it.
  if (/^20\d{2}$/.test(current) && typed === `1/${current.slice(2)}`) return typed;
  const plain = typedExpiry(endedMonth.test(typed) ? `${typed.trim()}/` : typed);
  if (/\p{L}/u.test(plain) || otherDate.test(plain)) return current;
  const typedNumber = plain.replaceAll(/\D/g, '');
  if (yearOnItsWay.test(typedNumber)) return typedNumber;
  const [, yearOfOne] = yearAndOne.exec(typedNumber) ?? [];
  if (yearOfOne !== undefined) return `1/${yearOfOne}`;
  const longer = current === plain.slice(0, -1) ? longerMonth.exec(plain)?.groups : undefined;
  if (longer !== undefined) return `1${longer['digit']}/${longer['year']}`;
  const digits = digitsOf(plain);
  if (digits.startsWith('20')) return current;
  const month = digits.slice(0, 2);
  const year = shortYear(digits.slice(2));
  const formattedMonth = month.length < 2 ? month : clampMonth(month);
  return year === '' ? formattedMonth : `${formattedMonth}/${year}`;
}

const clampMonth = (month: string): string =>
  String(Math.min(12, Math.max(1, Number(month)))).padStart(2, '0');

/** Whether an expiry is complete (core/payment-methods-6). */
export function isCompleteExpiry(expiry: string): boolean {
  return /^(?:\d{2}|1)\/\d{2}$/.test(expiry);
}

/** Returns a complete expiry as `MM/YY`, also one that is shown as `1/31` (core/payment-methods-3). */
export function wholeExpiry(expiry: string): string {
  return expiry.padStart('MM/YY'.length, '0');
}

/**
 * Returns a hint that a card has expired, or null if it has not or the expiry is incomplete (core/payment-methods-8). A hint never blocks
 * adding the card.
 * @param today the member's calendar day, `YYYY-MM-DD`
 */
export function expiryHint(expiry: string, today: string): string | null {
  if (!isCompleteExpiry(expiry)) return null;
  const [month = '', year = ''] = wholeExpiry(expiry).split('/');
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

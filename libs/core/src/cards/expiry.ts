import type { PaymentMethod } from '@parlour/contract';

/** The characters of a whole expiry, `MM/YY` (spec section 9). */
const WHOLE_LENGTH = 5;

/** The ways to write an expiry out: `5/31`, `05/2031`; `052031`, `05 2031`; and `2031-05`. */
const writtenOut: readonly RegExp[] = [
  /^0?(?<month>\d{1,2})\s*[/.-]\s*(?:\d{2}(?=\d{2}$))?(?<year>\d*)$/,
  /^(?<month>\d{1,2})\s*20(?<year>\d{2})$/,
  /^20(?<year>\d{2})[\s/.-]+(?<month>\d{1,2})$/,
];

const digitsOf = (typed: string): string => {
  for (const way of writtenOut) {
    const { month, year = '' } = way.exec(typed.trim())?.groups ?? {};
    if (month !== undefined) return month.padStart(2, '0') + year;
  }
  return typed.replaceAll(/\D/g, '');
};

/**
 * What the expiry field shows for what was typed or pasted: `MM/YY`, its month between 01 and 12 (spec section 5). The
 * slash comes with the first digit of the year, so that it never stands in the way of deleting. A digit that is put
 * after a padded month, `012/30`, takes the place of its zero.
 * @param shown what the field shows so far, and goes on to show where there are letters: `May 31` has no month in digits
 */
export const formatExpiry = (typed: string, shown = ''): string => {
  if (/\p{L}/u.test(typed)) return shown;
  const digits = digitsOf(typed);
  const month = digits.slice(0, 2);
  const year = digits.slice(2, 4);
  const shownMonth = month.length < 2 ? month : withinYear(month);
  return year === '' ? shownMonth : `${shownMonth}/${year}`;
};

const withinYear = (month: string): string =>
  String(Math.min(12, Math.max(1, Number(month)))).padStart(2, '0');

/** Whether an expiry is complete: exactly five characters (spec section 5). */
export const isWholeExpiry = (expiry: string): boolean => expiry.length === WHOLE_LENGTH;

/**
 * Says that a card has expired, for the line under its field; null where it has not, or the expiry is not whole. It
 * never keeps a card from being added.
 * @param today the member's own day, `YYYY-MM-DD`
 */
export const expiryHint = (expiry: string, today: string): string | null => {
  if (!isWholeExpiry(expiry)) return null;
  const [month = '', year = ''] = expiry.split('/');
  return isOver(`20${year}-${month}`, today) ? 'This card seems to have expired.' : null;
};

const isOver = (month: string, today: string): boolean => month < today.slice(0, 'YYYY-MM'.length);

/** When a saved card expires. */
type CardExpiry = Pick<PaymentMethod, 'expiryMonth' | 'expiryYear'>;

const monthOf = ({ expiryMonth }: CardExpiry): string => String(expiryMonth).padStart(2, '0');

/** The expiry of a saved card, `MM/YY`. */
export const savedExpiry = (card: CardExpiry): string =>
  `${monthOf(card)}/${String(card.expiryYear).slice(-2)}`;

/**
 * Whether a saved card has expired: it is good through the last day of its month.
 * @param today the member's own day, `YYYY-MM-DD`
 */
export const hasExpired = (card: CardExpiry, today: string): boolean =>
  isOver(`${card.expiryYear}-${monthOf(card)}`, today);

import type { GiftProduct } from '@parlour/contract';

/** Shown on a product's own page when it has no price (spec section 5). */
export const PRICE_ON_REQUEST = 'Price available upon request';

const symbols: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  CAD: 'C$',
  CHF: 'CHF',
  AUD: 'A$',
};

const normalCode = (code: string | null): string => code?.trim().toUpperCase() || 'USD';

/** The sign before an amount (spec section 5): an unknown code stands for itself, a missing one counts as dollars. */
export const currencySymbol = (code: string | null): string => {
  const known = normalCode(code);
  return Object.hasOwn(symbols, known) ? (symbols[known] ?? known) : known;
};

const noDecimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const decimalsWhenNeeded = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

/**
 * One amount in the currency's major unit, grouped as in en-US: `$1,250`, `€12.50`, `¥3,000`.
 * A sign that is a word keeps a no-break space before the number: `CHF 90`.
 */
export const formatAmount = (amount: number, currencyCode: string | null): string => {
  const symbol = currencySymbol(currencyCode);
  const numbers = normalCode(currencyCode) === 'JPY' ? noDecimals : decimalsWhenNeeded;
  const space = /\p{L}$/u.test(symbol) ? '\u00a0' : '';
  return `${symbol}${space}${numbers.format(amount)}`;
};

/**
 * A product's price (spec section 5): a range where the two prices differ, lower one first; one price; `Up to` the
 * larger one where only that is known; null where neither is, which a product's page shows as {@link PRICE_ON_REQUEST}.
 */
export const formatPrice = ({
  price,
  maxPrice,
  currencyCode,
}: Pick<GiftProduct, 'price' | 'maxPrice' | 'currencyCode'>): string | null => {
  if (price === null && maxPrice === null) return null;
  if (price === null) return `Up to ${formatAmount(maxPrice ?? 0, currencyCode)}`;
  if (maxPrice === null) return formatAmount(price, currencyCode);
  const lower = formatAmount(Math.min(price, maxPrice), currencyCode);
  const upper = formatAmount(Math.max(price, maxPrice), currencyCode);
  return lower === upper ? lower : `${lower} - ${upper}`;
};

import type { GiftProduct } from '@parlour/contract';
import { currencyDecimals } from './minorUnits.ts';

/** Shown on the page of a product without a price (core/format-5). */
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

const normalizeCurrencyCode = (code: string | null): string => code?.trim().toUpperCase() || 'USD';

/** Returns the sign before an amount (core/format-4). An unknown code is its own sign; a missing code counts as dollars. */
export function currencySymbol(code: string | null): string {
  const normalized = normalizeCurrencyCode(code);
  return Object.hasOwn(symbols, normalized) ? (symbols[normalized] ?? normalized) : normalized;
}

const formatters = new Map<number, Intl.NumberFormat>();

/** Returns what writes amounts with a number of decimals, and whole ones without. */
const formatterOf = (decimals: number): Intl.NumberFormat => {
  const known = formatters.get(decimals);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    trailingZeroDisplay: 'stripIfInteger',
  });
  formatters.set(decimals, made);
  return made;
};

/**
 * Formats an amount in the currency's major unit, grouped as in en-US: `$1,250`, `€12.50`, `¥3,000`, and with its own
 * decimals: `KWD 12.345` (core/format-6). A sign that ends with a letter gets a no-break space: `CHF 90`.
 */
export function formatAmount(amount: number, currencyCode: string | null): string {
  const symbol = currencySymbol(currencyCode);
  const decimals = currencyDecimals(normalizeCurrencyCode(currencyCode));
  const space = /\p{L}$/u.test(symbol) ? '\u00a0' : '';
  return `${symbol}${space}${formatterOf(decimals).format(amount)}`;
}

/**
 * Formats a product's price (core/format-5): a range, lower price first; a single price; or `Up to` the maximum if only that is
 * known. Null if there is no price; the product's page then shows {@link PRICE_ON_REQUEST}.
 */
export function formatPrice({
  price,
  maxPrice,
  currencyCode,
}: Pick<GiftProduct, 'price' | 'maxPrice' | 'currencyCode'>): string | null {
  if (price === null && maxPrice === null) return null;
  if (price === null) return `Up to ${formatAmount(maxPrice ?? 0, currencyCode)}`;
  if (maxPrice === null) return formatAmount(price, currencyCode);
  const lower = formatAmount(Math.min(price, maxPrice), currencyCode);
  const upper = formatAmount(Math.max(price, maxPrice), currencyCode);
  return lower === upper ? lower : `${lower} - ${upper}`;
}

import { currencyDecimals } from '../format/minorUnits.ts';
import { currencySymbol } from '../format/price.ts';

/** Writes an amount of minor units as a decimal, such as 1250 cents as `12.50` (core/imports-2). */
export function writeAmount(minor: number, currency: string): string {
  const decimals = currencyDecimals(currency);
  if (decimals === 0) return String(minor);
  const digits = String(minor).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The sign or code of a currency, before or behind an amount. */
const CURRENCY = /^([A-Z]{3}|\p{Sc})\s?|\s?([A-Z]{3}|\p{Sc})$/gu;
/** Thousands in groups, with the other mark before the decimals. */
const GROUPED = [/^\d{1,3}(?:\.\d{3})+,\d+$/, /^\d{1,3}(?:,\d{3})+\.\d+$/];

/** Whether a code or a sign can be that of a currency. The dollar's sign is that of each dollar. */
function isSignOf(sign: string, currency: string): boolean {
  const symbol = currencySymbol(currency);
  return sign === currency || symbol.endsWith(sign) || (symbol === currency && sign.length === 1);
}

/**
 * Reads a decimal exactly as minor units of its currency, also as people write it: `1.234,50 €` (core/imports-2). Undefined where it
 * is none, is in another currency, has too many decimals, or could be two amounts.
 */
export function readAmount(text: string, currency: string): number | undefined {
  const trimmed = text.trim();
  const signs = [...trimmed.matchAll(CURRENCY)].map(([, before, after]) => before ?? after ?? '');
  if (!signs.every((sign) => isSignOf(sign, currency))) return undefined;
  const amount = trimmed.replaceAll(CURRENCY, '').trim();
  const isGrouped = GROUPED.some((pattern) => pattern.test(amount));
  const plain = isGrouped ? amount.replaceAll(/[.,](?=\d{3}[.,])/g, '') : amount;
  const [, whole, fraction = ''] = /^(\d{1,12})(?:[.,](\d{1,4}))?$/.exec(plain) ?? [];
  const decimals = currencyDecimals(currency);
  if (whole === undefined || fraction.length > decimals) return undefined;
  return Number(whole + fraction.padEnd(decimals, '0'));
}

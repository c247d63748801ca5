import { typedDigits } from '@parlour/contract/values';
import { currencyDecimals } from '../format/minorUnits.ts';
import { currencySymbol } from '../format/price.ts';
import { plainNumber } from './numbers.ts';

/** Writes an amount of minor units as a decimal, such as 1250 cents as `12.50` (core/imports-2). */
export function writeAmount(minor: number, currency: string): string {
  const decimals = currencyDecimals(currency);
  if (decimals === 0) return String(minor);
  const digits = String(minor).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The sign or code of a currency, before or behind an amount, as `US$`, `CHF`, `€` and `Fr.`. */
const SIGN = String.raw`\p{L}{0,3}\p{Sc}|\p{L}{1,4}\.?`;
const CURRENCY = new RegExp(`^(${SIGN})\\s?|\\s?(${SIGN})$`, 'gu');
/** How Switzerland writes no cents: `50.–`. */
const NO_CENTS = /[.,][-–—]+$/;

const signs = new Map<string, string>();

/** Returns what a currency is called in one way of Intl, which is slow to ask for each row. The code itself where it is none. */
function signOf(currency: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  if (!/^[A-Z]{3}$/.test(currency)) return currency;
  const key = `${currency} ${currencyDisplay}`;
  const known = signs.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay });
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  signs.set(key, sign);
  return sign;
}

/** Whether a code or a sign can be that of a currency. The dollar's sign is that of each dollar. */
function isSignOf(sign: string, currency: string): boolean {
  const symbol = currencySymbol(currency);
  if (sign.toUpperCase() === currency || sign === symbol) return true;
  if (/^\p{Sc}$/u.test(sign) && symbol.endsWith(sign)) return true;
  if (sign === signOf(currency, 'symbol')) return true;
  const narrow = signOf(currency, 'narrowSymbol');
  const [name, mark] = [sign.replace(/[^\p{L}]/gu, ''), sign.replace(/[\p{L}.]/gu, '')];
  if (mark === '') return name === narrow || (currency === 'CHF' && /^s?fr$/i.test(name));
  // As US$, CA$ and A$.
  return mark === narrow && currency.startsWith(name.toUpperCase());
}

/**
 * Reads a decimal exactly as minor units of its currency, also as people write it: `1.234,50 €`, `1'250.50`, `US$1,250.00`
 * (core/imports-2). Undefined where it is none, is in another currency, has too many decimals, or could be two amounts.
 */
export function readAmount(text: string, currency: string): number | undefined {
  const trimmed = typedDigits(text);
  const signsIn = [...trimmed.matchAll(CURRENCY)].map(([, before, after]) => before ?? after ?? '');
  if (!signsIn.every((sign) => isSignOf(sign, currency))) return undefined;
  const amount = trimmed.replaceAll(CURRENCY, '').trim().replace(NO_CENTS, '');
  const decimals = currencyDecimals(currency);
  // Without decimals, a single mark is between thousands.
  const ungrouped = decimals === 0 ? amount.replace(/^(\d{1,3})[.,](\d{3})$/, '$1$2') : amount;
  // A comma before three digits is between thousands for some, and before decimals for others. A point is what the club writes.
  if (decimals === 3 && /^\d{1,3},\d{3}$/.test(amount)) return undefined;
  const plain = plainNumber(ungrouped) ?? '';
  const [, whole, written = ''] = /^(\d{1,12})(?:\.(\d{1,4}))?$/.exec(plain) ?? [];
  // Programs write zeros that no currency has: `3000.0`, `12.5000`. Three digits could be thousands.
  const fraction = written.length === 3 ? written : written.replace(/0+$/, '');
  if (whole === undefined || fraction.length > decimals) return undefined;
  return Number(whole + fraction.padEnd(decimals, '0'));
}

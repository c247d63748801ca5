import { currencyDecimals } from '../format/minorUnits.ts';

const decimalsOf = (currency: string | null): number => currencyDecimals(currency ?? 'USD');

/** Returns an amount in the minor unit as people type it, such as `1250.50` (core/content-13). Empty for null. */
export function amountText(minor: number | null, currency: string | null): string {
  return minor === null ? '' : (minor / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency));
}

/** Reads a typed amount into the minor unit of its currency (core/content-13). Null for what is no amount of it. */
export function amountOfText(text: string, currency: string | null): number | null {
  const match = /^(\d{1,12})(?:[.,](\d+))?$/.exec(text.trim().replaceAll(/[\s'’]/g, ''));
  if (match === null) return null;
  const [, whole = '', decimals = ''] = match;
  const places = decimalsOf(currency);
  return decimals.length > places ? null : Number(whole + decimals.padEnd(places, '0'));
}

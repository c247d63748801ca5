import { currencyDecimals } from '../format/minorUnits.ts';
import { readAmount } from '../imports/amounts.ts';

const decimalsOf = (currency: string | null): number => currencyDecimals(currency ?? 'USD');

/** Returns an amount in the minor unit as people type it, such as `1250.50` (core/content-13). Empty for null. */
export function amountText(minor: number | null, currency: string | null): string {
  return minor === null ? '' : (minor / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency));
}

/** Reads a typed amount into the minor unit of its currency, as an import does (core/content-13). Null for what is no amount of it. */
export function amountOfText(text: string, currency: string | null): number | null {
  return readAmount(text.replaceAll(/[\s'’]/g, ''), currency ?? 'USD') ?? null;
}

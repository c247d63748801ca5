import { currencyDecimals } from '../format/minorUnits.ts';

/** Writes an amount of minor units as a decimal, such as 1250 cents as `12.50` (PK2). */
export function writeAmount(minor: number, currency: string): string {
  const decimals = currencyDecimals(currency);
  if (decimals === 0) return String(minor);
  const digits = String(minor).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Reads a decimal exactly as minor units of its currency. Undefined where it is none, or has too many decimals (PK2). */
export function readAmount(text: string, currency: string): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:[.,](\d{1,4}))?$/.exec(text.trim()) ?? [];
  const decimals = currencyDecimals(currency);
  if (whole === undefined || fraction.length > decimals) return undefined;
  return Number(whole + fraction.padEnd(decimals, '0'));
}

const DEFAULT_CURRENCY = 'USD';

/**
 * The currencies without two decimals by ISO 4217. Browsers differ about others: Chrome writes forints, rupiahs and Iraqi dinars
 * without any, and one that counts otherwise than the server is wrong by a hundred.
 */
const codesByDecimals: readonly (readonly [decimals: number, codes: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];

/** Returns the number of decimals of a currency by ISO 4217, or two for an unknown code (core/format-31). */
export function currencyDecimals(currency: string): number {
  const code = currency.toUpperCase();
  return codesByDecimals.find(([, codes]) => codes.split(' ').includes(code))?.[0] ?? 2;
}

/** Converts an amount to the currency's minor unit: 12.5 dollars are 1250 (core/format-31). Null as currency means dollars. */
export function toMinorUnits(amount: number | null, currency: string | null): number | null {
  return amount === null
    ? null
    : Math.round(amount * 10 ** currencyDecimals(currency ?? DEFAULT_CURRENCY));
}

/** Reverses {@link toMinorUnits}: 1250 cents are 12.5 dollars. */
export function toMajorUnits(minor: number | null, currency: string | null): number | null {
  return minor === null ? null : minor / 10 ** currencyDecimals(currency ?? DEFAULT_CURRENCY);
}

const DEFAULT_CURRENCY = 'USD';

const decimalsByCurrency = new Map<string, number>();

/** Returns the number of decimals of a currency by ISO 4217, or two for an invalid code (core/format-31). */
export function currencyDecimals(currency: string): number {
  const cached = decimalsByCurrency.get(currency);
  if (cached !== undefined) return cached;
  // Intl throws for any other text, but accepts an unknown currency.
  if (!/^[A-Z]{3}$/i.test(currency)) return 2;
  const decimals =
    new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits ?? 2;
  decimalsByCurrency.set(currency, decimals);
  return decimals;
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

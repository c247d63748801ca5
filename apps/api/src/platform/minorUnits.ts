const DEFAULT_CURRENCY = 'USD';

const known = new Map<string, number>();

/** How many decimals a currency's amounts have, by ISO 4217; two where the code is no currency's. */
function decimalsOf(currency: string): number {
  const before = known.get(currency);
  if (before !== undefined) return before;
  // Any other text would be a fault rather than an unknown currency.
  if (!/^[A-Z]{3}$/i.test(currency)) return 2;
  const decimals =
    new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits ?? 2;
  known.set(currency, decimals);
  return decimals;
}

/** An amount in the currency's minor unit: 12.5 dollars are 1250. Without a currency it counts as dollars. */
export const toMinorUnits = (amount: number | null, currency: string | null): number | null =>
  amount === null ? null : Math.round(amount * 10 ** decimalsOf(currency ?? DEFAULT_CURRENCY));

/** The amount that {@link toMinorUnits} was given: 1250 cents are 12.5 dollars. */
export const toMajorUnits = (minor: number | null, currency: string | null): number | null =>
  minor === null ? null : minor / 10 ** decimalsOf(currency ?? DEFAULT_CURRENCY);

/** How many decimals a currency's amounts have, by ISO 4217. */
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** An amount in the currency's minor unit: 12.5 dollars are 1250. Without a currency it counts as dollars. */
export const toMinorUnits = (amount: number | null, currency: string | null): number | null =>
  amount === null ? null : Math.round(amount * 10 ** decimalsOf(currency ?? 'USD'));

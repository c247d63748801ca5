/** A typed amount: its minor units, null where nothing is typed, or what is wrong with it. */
export type ParsedAmount = { minor: number | null } | { issue: string };

const NOT_AN_AMOUNT = 'Please enter an amount such as 1250 or 12.50.';

/** Returns how many decimals a currency allows, in words. */
function decimalsInWords(currency: string, decimals: number): string {
  if (decimals === 0) return `An amount in ${currency} has no decimals.`;
  return `An amount in ${currency} has at most ${decimals} decimals.`;
}

/**
 * Parses a typed amount into the minor units of a currency. Spaces, and commas between thousands, may group it. Never
 * computes with fractions, which would round.
 */
export function parseAmount(text: string, currency: string, decimals: number): ParsedAmount {
  const compact = text.replaceAll(/\s/g, '');
  if (compact === '') return { minor: null };
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(compact)
    ? compact.replaceAll(',', '')
    : compact;
  const parts = /^(?<whole>\d+)(?:\.(?<fraction>\d*))?$/.exec(plain)?.groups;
  if (parts === undefined) return { issue: NOT_AN_AMOUNT };
  const { whole = '', fraction = '' } = parts;
  if (fraction.length > decimals) return { issue: decimalsInWords(currency, decimals) };
  const minor = Number(whole + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(minor) ? { minor } : { issue: 'This amount is too large.' };
}

/** Formats minor units as they are typed: 1250 cents are `12.50`. */
export function amountText(minor: number | null, decimals: number): string {
  if (minor === null) return '';
  if (decimals === 0) return String(minor);
  const digits = String(minor).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

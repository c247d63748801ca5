/** Returns `1 Michelin Star` or `2 Michelin Stars` (core/format-7); null for a vendor without a star. */
export function michelinLabel(stars: number | null): string | null {
  return stars === null || stars < 1 ? null : `${stars} Michelin Star${stars > 1 ? 's' : ''}`;
}

const number = String.raw`\d[\d,]*(?:\.\d+)?`;
const percentage = `${number}\\s?%`;
const amount = String.raw`(?:[A-Z]{1,3}\s?)?[$€£¥]\s?${number}|[A-Z]{3}\s?${number}|${number}(?:\s?(?:[A-Z]{3}|[€£¥]))?`;
const amountOrPercentage = new RegExp(
  `^(?:[Uu]p to\\s+)?(?:${percentage}|${amount}|(?:${amount}|${percentage})\\s?[-–]\\s?(?:${amount}|${percentage}))$`,
);

/**
 * Formats a benefit's value (core/format-15). An amount or a percentage gets "off" (`15% off`, `Up to $100 off`), and a text such
 * as `Complimentary breakfast` stays as it is. Null if there is no value.
 */
export function formatOff(value: string | null): string | null {
  const trimmed = value?.trim() ?? '';
  if (trimmed === '') return null;
  return amountOrPercentage.test(trimmed) ? `${trimmed} off` : trimmed;
}

/** `1 Michelin Star`, `2 Michelin Stars` (spec section 5); null for a vendor without a star. */
export const michelinLabel = (stars: number | null): string | null =>
  stars === null || stars < 1 ? null : `${stars} Michelin Star${stars > 1 ? 's' : ''}`;

const number = String.raw`\d[\d,]*(?:\.\d+)?`;
const percentage = `${number}\\s?%`;
const amount = String.raw`(?:[A-Z]{1,3}\s?)?[$€£¥]\s?${number}|[A-Z]{3}\s?${number}|${number}(?:\s?(?:[A-Z]{3}|[€£¥]))?`;
const amountOrPercentage = new RegExp(
  `^(?:[Uu]p to\\s+)?(?:${percentage}|${amount}|(?:${amount}|${percentage})\\s?[-–]\\s?(?:${amount}|${percentage}))$`,
);

/**
 * What a benefit is worth (spec section 3): "off" follows an amount or a percentage (`15% off`, `Up to $100 off`); a
 * sentence such as `Complimentary breakfast` stays as it is. Null where there is nothing to show.
 */
export const formatOff = (value: string | null): string | null => {
  const shown = value?.trim() ?? '';
  if (shown === '') return null;
  return amountOrPercentage.test(shown) ? `${shown} off` : shown;
};

/** Spaces and marks that people write between groups of three digits, beside the comma and the point. */
const GAPS = /[ \u00a0\u2009\u202f'’]/g;
const GAP = GAPS.source;

/** Numbers whose groups can't be taken for anything else. */
const GROUPED = [
  new RegExp(`^\\d{1,3}(?:${GAP}\\d{3})+(?:[.,]\\d+)?$`),
  /^\d{1,3}(?:\.\d{3})+,\d+$/,
  /^\d{1,3}(?:,\d{3})+\.\d+$/,
  // As in India: 12,34,567.50.
  /^\d{1,2}(?:,\d{2})+,\d{3}\.\d+$/,
];
/** Groups without decimals. */
const WHOLE = [/^\d{1,3}(?:\.\d{3}){2,}$/, /^\d{1,3}(?:,\d{3}){2,}$/, /^\d{1,2}(?:,\d{2})+,\d{3}$/];

/**
 * Returns a number as people write it without its groups, with a point before its decimals (core/imports-2). A single comma or point
 * is before decimals. Undefined for what is none.
 */
export function plainNumber(text: string): string | undefined {
  if (/^\d+(?:[.,]\d+)?$/.test(text)) return text.replace(',', '.');
  if (WHOLE.some((pattern) => pattern.test(text))) return text.replace(/\D/g, '');
  if (!GROUPED.some((pattern) => pattern.test(text))) return undefined;
  const ungapped = text.replace(GAPS, '');
  const at = Math.max(ungapped.lastIndexOf('.'), ungapped.lastIndexOf(','));
  if (at === -1) return ungapped;
  return `${ungapped.slice(0, at).replace(/\D/g, '')}.${ungapped.slice(at + 1)}`;
}

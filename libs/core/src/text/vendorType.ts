/**
 * Normalizes a vendor type or category (`hotel`, `Hotels`): lower case, single spaces, each word in the singular
 * (core/format-22). Two values mean the same type if their normalized forms are equal.
 */
export function normalizeVendorType(type: string): string {
  return type
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .map((word) =>
      word
        .replace(/ies$/, 'y')
        .replace(/(ch|sh|ss|x)es$/, '$1')
        .replace(/(?<!s)s$/, ''),
    )
    .join(' ');
}

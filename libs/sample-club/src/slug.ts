/**
 * The readable part of an id or address: lower-cased, punctuation removed, spaces turned into hyphens
 * (spec section 2). The sample club's names hold plain ASCII letters only.
 */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');
}

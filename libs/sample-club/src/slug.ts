/**
 * Returns a name as a slug: lower case, without punctuation, with hyphens for spaces (sample-club-10).
 * The sample club's names contain ASCII letters only.
 */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');
}

/** Truncates a text to `length` UTF-16 code units without splitting a surrogate pair. */
export function truncate(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

/** Says who writes now, by name. Empty for nobody. */
export function writersInWords(names: readonly string[]): string {
  if (names.length === 0) return '';
  const list = new Intl.ListFormat('en-US').format(names);
  return `${list} ${names.length === 1 ? 'is' : 'are'} writing`;
}

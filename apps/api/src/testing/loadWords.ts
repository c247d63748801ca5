/** Returns SQL of a word of eight letters for a number, the same each time. */
export function word(number: string): string {
  return `substr(translate(md5('word ' || (${number})::text), '0123456789abcdef', 'aeiourstlnmdcpgb'), 1, 8)`;
}

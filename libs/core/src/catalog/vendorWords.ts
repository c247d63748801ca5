/**
 * One spelling for all drifts of a word for vendors (`hotel`, `Hotels`): lower case, single spaces, each of its words in
 * the singular. Two words mean the same kind of vendor where their spellings are equal (spec sections 2, 3 and 9).
 */
export const vendorWordSpelling = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .map((part) =>
      part
        .replace(/ies$/, 'y')
        .replace(/(ch|sh|ss|x)es$/, '$1')
        .replace(/(?<!s)s$/, ''),
    )
    .join(' ');

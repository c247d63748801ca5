const namedCharacters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const LAST_CODE_POINT = 0x10_ff_ff;

const characterOf = (reference: string, name: string): string => {
  if (!name.startsWith('#')) return namedCharacters[name.toLowerCase()] ?? reference;
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10);
  return code <= LAST_CODE_POINT ? String.fromCodePoint(code).toWellFormed() : reference;
};

/**
 * Reads the character references of a text (`&amp;`, `&#8217;`, `&#x2019;`) once. What results may well contain `<` and
 * must never be put into a page as HTML.
 */
export const readReferences = (text: string): string =>
  text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,4});/gi, characterOf);

/** These flow within a sentence; any other element ends a line. */
const inlineTag = /<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi;
const otherTag = /<[/!a-z][^<>]*>/gi;

/** HTML without its elements: those within a sentence leave nothing, all others a space. */
export const withoutTags = (html: string): string =>
  html.replace(inlineTag, '').replace(otherTag, ' ');

/**
 * The words of sanitized HTML, on one line, for a place that shows text alone. It is text: it may well contain `<`, and
 * must never be put into a page as HTML.
 */
export const plainText = (html: string): string =>
  readReferences(withoutTags(html)).replace(/\s+/g, ' ').trim();

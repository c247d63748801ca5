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
 * Decodes the character references of a text (`&amp;`, `&#8217;`, `&#x2019;`) once. The result may contain `<` and must
 * never be inserted into a page as HTML.
 */
export function decodeCharacterReferences(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,4});/gi, characterOf);
}

/** Elements that flow within a sentence; any other element ends a line. */
const inlineTag = /<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi;
const otherTag = /<[/!a-z][^<>]*>/gi;

/** Removes the tags of HTML: inline tags leave nothing, all others a space. */
export function removeTags(html: string): string {
  return html.replace(inlineTag, '').replace(otherTag, ' ');
}

/**
 * Converts sanitized HTML to plain text on one line (core/format-24). The result may contain `<` and must never be inserted into
 * a page as HTML.
 */
export function htmlToText(html: string): string {
  return decodeCharacterReferences(removeTags(html)).replace(/\s+/g, ' ').trim();
}

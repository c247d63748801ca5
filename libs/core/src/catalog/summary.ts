import { readReferences, withoutTags } from './plainText.ts';

/** Most characters that link previews show of a description. */
const LONGEST = 200;

/** What begins a new line on the page: the words before it are a sentence of their own. */
const lineEnd = /<br\b[^>]*>|<\/(?:p|li|h[1-6]|blockquote)>/gi;

/**
 * What a description says in plain words, cut after a whole word where it is long; null where it says nothing.
 * @param html what staff wrote, sanitized
 */
export function summaryOf(html: string): string | null {
  const lines = html.replaceAll(/\s+/g, ' ').replaceAll(lineEnd, '\n');
  const text = readReferences(withoutTags(lines))
    .trim()
    .replaceAll(/(?<![\s.,;:!?…–—]["'”’»)\]]*)[^\S\n]*\n\s*/g, '. ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?])/g, '');
  if (text.length <= LONGEST) return text === '' ? null : text;
  const cut = text.slice(0, LONGEST);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut).toWellFormed().replace(/[.,;:]$/, '')}…`;
}

import { decodeCharacterReferences, removeTags } from './htmlToText.ts';

/** The most characters of a description that link previews show (core/format-21). */
const MAX_LENGTH = 200;

/** Elements that end a line on the page: the text before becomes a sentence of its own. */
const lineEnd = /<br\b[^>]*>|<\/(?:p|li|h[1-6]|blockquote)>/gi;

/**
 * Summarizes a description in plain text, truncated after a whole word (core/format-21); null if it has no text.
 * @param html written by staff, sanitized
 */
export function summaryOf(html: string): string | null {
  const lines = html.replaceAll(/\s+/g, ' ').replaceAll(lineEnd, '\n');
  const text = decodeCharacterReferences(removeTags(lines))
    .trim()
    .replaceAll(/(?<![\s.,;:!?…–—]["'”’»)\]]*)[^\S\n]*\n\s*/g, '. ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?])/g, '');
  if (text.length <= MAX_LENGTH) return text === '' ? null : text;
  const cut = text.slice(0, MAX_LENGTH);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut).toWellFormed().replace(/[.,;:]$/, '')}…`;
}

/** A sentence at the beginning. An end needs a word, so that "St. Mark's" and "8 p.m. sharp" go on. */
const OPENING = /^.*?(?:\p{L}{3,}|\d{2,}|[)\]"”’»])[.!?…]+["'”’»)\]]*(?=\s|$)/u;

/**
 * Returns the first sentence of a description in plain text, truncated like a summary (core/format-36); null if it has no text.
 * @param html written by staff, sanitized
 */
export function openingOf(html: string): string | null {
  const summary = summaryOf(html);
  return summary === null ? null : (OPENING.exec(summary)?.[0] ?? summary);
}

const neitherLetterNorDigit = /[^\p{L}\p{N}]/gu;

const normalizeCharacter = (character: string): string =>
  character.normalize('NFKD').toLowerCase().replaceAll(neitherLetterNorDigit, '');

/** Reduces a text to letters and digits: lower case, without accents, wide forms as plain ones. */
export function toLettersAndDigits(text: string): string {
  return Array.from(text, normalizeCharacter).join('');
}

/** The start and end of a section of the text. */
type Span = readonly [start: number, end: number];

/** Maps each letter and digit of a text to the character that it comes from. */
function spansOf(text: string): { normalizedText: string; spans: readonly Span[] } {
  const spans: Span[] = [];
  let normalizedText = '';
  let start = 0;
  for (const character of text) {
    const span: Span = [start, start + character.length];
    const normalized = normalizeCharacter(character);
    for (let count = 0; count < normalized.length; count += 1) spans.push(span);
    normalizedText += normalized;
    start += character.length;
  }
  return { normalizedText, spans };
}

/**
 * Replaces each occurrence of the given letter-and-digit sequences, whatever separates their characters; overlapping
 * occurrences become one. It normalizes the text once and uses plain substring search, so that no input is costly
 * (core/documents-20).
 *
 * @param sequences normalized by {@link toLettersAndDigits}, none empty
 */
export function redactOccurrences(
  text: string,
  sequences: ReadonlySet<string>,
  replacement: string,
): string {
  if (sequences.size === 0) return text;
  const { normalizedText, spans } = spansOf(text);
  const found = [...sequences].flatMap((sequence) => findSpans(sequence, normalizedText, spans));
  found.sort(([one], [other]) => one - other);
  let result = '';
  let replacedUntil = 0;
  for (const [start, end] of found) {
    if (start >= replacedUntil) result += text.slice(replacedUntil, start) + replacement;
    replacedUntil = Math.max(replacedUntil, end);
  }
  return result + text.slice(replacedUntil);
}

function findSpans(
  sequence: string,
  normalizedText: string,
  spans: readonly Span[],
): readonly Span[] {
  const found: Span[] = [];
  let at = normalizedText.indexOf(sequence);
  while (at >= 0) {
    const [first, last] = [spans[at], spans[at + sequence.length - 1]];
    if (first !== undefined && last !== undefined) found.push([first[0], last[1]]);
    at = normalizedText.indexOf(sequence, at + sequence.length);
  }
  return found;
}

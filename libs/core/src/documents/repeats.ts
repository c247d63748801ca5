const neitherLetterNorDigit = /[^\p{L}\p{N}]/gu;

const signsOf = (character: string): string =>
  character.normalize('NFKD').toLowerCase().replaceAll(neitherLetterNorDigit, '');

/** What is left of a text for who only looks at letters and digits: in lower case, wide and accented ones as plain. */
export const lettersAndDigits = (text: string): string => Array.from(text, signsOf).join('');

/** From where to where a text is replaced. */
type Span = readonly [start: number, end: number];

/** For each of the letters and digits of a text, the character of the text that it is of. */
function spansOf(text: string): { signs: string; spans: readonly Span[] } {
  const spans: Span[] = [];
  let signs = '';
  let start = 0;
  for (const character of text) {
    const span: Span = [start, start + character.length];
    const kept = signsOf(character);
    for (let count = 0; count < kept.length; count += 1) spans.push(span);
    signs += kept;
    start += character.length;
  }
  return { signs, spans };
}

/**
 * Replaces each of the sought runs of letters and digits, whatever stands between them; those that overlap become one.
 * The text is read once and each run looked for by plain search, so that no run that somebody makes up is costly.
 *
 * @param sought - as {@link lettersAndDigits} gives them, none empty.
 */
export function replaceRepeats(text: string, sought: ReadonlySet<string>, by: string): string {
  if (sought.size === 0) return text;
  const { signs, spans } = spansOf(text);
  const found = [...sought].flatMap((run) => placesOf(run, signs, spans));
  found.sort(([one], [other]) => one - other);
  let shown = '';
  let done = 0;
  for (const [start, end] of found) {
    if (start >= done) shown += text.slice(done, start) + by;
    done = Math.max(done, end);
  }
  return shown + text.slice(done);
}

function placesOf(run: string, signs: string, spans: readonly Span[]): readonly Span[] {
  const places: Span[] = [];
  let at = signs.indexOf(run);
  while (at >= 0) {
    const [first, last] = [spans[at], spans[at + run.length - 1]];
    if (first !== undefined && last !== undefined) places.push([first[0], last[1]]);
    at = signs.indexOf(run, at + run.length);
  }
  return places;
}

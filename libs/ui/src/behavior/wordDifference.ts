/** A part of two texts: in both, only in the first, or only in the second. */
export type DifferencePart = { kind: 'same' | 'removed' | 'added'; text: string };

/** Above this product of words the whole text counts as changed: comparing would hold the page. */
const MOST_CELLS = 4_000_000;

/** Splits a text into words and what is between them. */
const wordsOf = (text: string): readonly string[] =>
  text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** Adds a part, or lengthens the last one of the same kind. */
function add(parts: DifferencePart[], kind: DifferencePart['kind'], text: string): void {
  const last = parts.at(-1);
  if (text === '') return;
  if (last?.kind === kind) last.text += text;
  else parts.push({ kind, text });
}

/** Returns a table of the longest common sequence of words from each place on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      lengths[at] =
        before[row] === after[column]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  return lengths;
}

/**
 * Compares two texts by words, by their longest common sequence. What is the same at both ends is cut first. Texts of
 * more than some thousand changed words count as changed as a whole.
 */
export function wordDifference(before: string, after: string): readonly DifferencePart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  const most = Math.min(old.length, now.length) - start;
  while (end < most && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1;
  const removed = old.slice(start, old.length - end);
  const added = now.slice(start, now.length - end);
  const parts: DifferencePart[] = [];
  add(parts, 'same', old.slice(0, start).join(''));
  if (removed.length * added.length > MOST_CELLS) {
    add(parts, 'removed', removed.join(''));
    add(parts, 'added', added.join(''));
  } else {
    addMiddle(parts, removed, added);
  }
  add(parts, 'same', old.slice(old.length - end).join(''));
  return parts;
}

function addMiddle(
  parts: DifferencePart[],
  removed: readonly string[],
  added: readonly string[],
): void {
  const lengths = commonLengths(removed, added);
  const width = added.length + 1;
  let [row, column] = [0, 0];
  while (row < removed.length || column < added.length) {
    const [old, now] = [removed[row], added[column]];
    const below = lengths[(row + 1) * width + column] ?? 0;
    const beside = lengths[row * width + column + 1] ?? 0;
    if (old !== undefined && old === now) {
      add(parts, 'same', old);
      row += 1;
      column += 1;
    } else if (old !== undefined && (now === undefined || below >= beside)) {
      add(parts, 'removed', old);
      row += 1;
    } else {
      add(parts, 'added', now ?? '');
      column += 1;
    }
  }
}

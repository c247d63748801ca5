import { cutText } from '../catalog/cutText.ts';

/** What a description takes of a list before it is folded: rows, and the characters that one has at the least. */
const ROWS = 6;
const ROW_LENGTH = 60;

const rowsOf = (line: string): number => Math.max(1, Math.ceil(line.length / ROW_LENGTH));

/**
 * The beginning of a description that is too long for a list, ended by an ellipsis; null where it is short enough to be
 * shown whole. It goes by what is written alone, so that nothing has to be measured and nothing moves.
 */
export function foldedDescription(description: string): string | null {
  let room = ROWS;
  const shown: string[] = [];
  for (const line of description.trimEnd().split('\n')) {
    const rows = rowsOf(line);
    if (rows > room) return withEllipsis([...shown, beginning(line, room * ROW_LENGTH)]);
    room -= rows;
    shown.push(line);
  }
  return null;
}

const withEllipsis = (lines: readonly string[]): string => `${lines.join('\n').trimEnd()}…`;

/** The words of a line that have room in so many characters, or what has of its only one. */
const beginning = (line: string, room: number): string => {
  const cut = cutText(line, room);
  const lastSpace = cut.search(/\s\S*$/);
  return lastSpace > 0 ? cut.slice(0, lastSpace) : cut;
};

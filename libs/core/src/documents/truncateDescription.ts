import { truncate } from '../text/truncate.ts';

/** A list shows this many rows of a description, assuming at least this many characters in a row (core/documents-18). */
const ROWS = 6;
const ROW_LENGTH = 60;

const countRows = (line: string): number => Math.max(1, Math.ceil(line.length / ROW_LENGTH));

/**
 * Truncates a description that is too long for a list and adds an ellipsis (core/documents-18); null if it fits. It counts
 * characters, so that nothing has to be measured and the layout does not shift.
 */
export function truncateDescription(description: string): string | null {
  let remainingRows = ROWS;
  const fittingLines: string[] = [];
  for (const line of description.trimEnd().split('\n')) {
    const rows = countRows(line);
    if (rows > remainingRows)
      return withEllipsis([...fittingLines, truncateLine(line, remainingRows * ROW_LENGTH)]);
    remainingRows -= rows;
    fittingLines.push(line);
  }
  return null;
}

const withEllipsis = (lines: readonly string[]): string => `${lines.join('\n').trimEnd()}…`;

/** Truncates a line after a whole word if possible. */
const truncateLine = (line: string, length: number): string => {
  const cut = truncate(line, length);
  const lastSpace = cut.search(/\s\S*$/);
  return lastSpace > 0 ? cut.slice(0, lastSpace) : cut;
};

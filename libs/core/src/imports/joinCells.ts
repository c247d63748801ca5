import type { ContentField } from '../content/contentField.ts';
import { splitTime } from './dateTimes.ts';

/**
 * Joins the cells of several columns of one field, in the order of the columns (core/imports-13): a day and a time, the lines of an
 * address, the paragraphs of a text. Of what can be there once alone, such as a telephone number, the first is taken.
 */
export function joinCells(
  name: string,
  kind: ContentField['kind'],
  cells: readonly string[],
): string {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (filled.length < 2) return filled[0] ?? '';
  switch (kind) {
    case 'dateTime':
      return joinTimes(filled);
    case 'html':
    case 'text':
      return filled.join('\n\n');
    case 'references':
    case 'pictures':
      return filled.join('|');
    case 'line':
      return filled.filter(isNew).join(NAMES.has(name) ? ' ' : ', ');
    default:
      return filled[0] ?? '';
  }
}

const NAMES: ReadonlySet<string> = new Set(['firstName', 'lastName', 'fullName', 'name']);

const isNew = (cell: string, index: number, cells: readonly string[]) =>
  cells.indexOf(cell) === index;

function joinTimes(cells: readonly string[]): string {
  const parts = cells.map((cell) => ({ cell, ...splitTime(cell, 'unknown') }));
  const zoned = parts.find(({ day, clock }) => day === '' && clock === '');
  if (zoned !== undefined) return zoned.cell;
  const { day = '' } = parts.find((part) => part.day !== '') ?? {};
  const { clock: beside = '' } = parts.find((part) => part.clock !== '') ?? {};
  // Spreadsheets write midnight beside a day without a time.
  const clock = parts.find((part) => part.day === '')?.clock ?? beside;
  return `${day} ${clock}`.trim();
}

import { IMPORT_COLUMN_LIMIT, IMPORT_ROW_LIMIT } from '@parlour/contract/staff';
import { type DateOrder, dateOrderOf, isAmbiguousDate } from '@parlour/core/imports';
import { AS_TEXT, encodingNotes } from './encoding.ts';
import { FileError } from './fileError.ts';
import type { PackageFile } from './packageSource.ts';
import { findFormat, readTable, type TableFormat } from './readTable.ts';

const EXAMPLES = 3;
const EXAMPLE_LENGTH = 60;

/** One column of a table, over all its rows. */
interface SurveyedColumn {
  readonly header: string;
  readonly filledCount: number;
  readonly examples: readonly string[];
  /** How it writes days, if it does. */
  readonly dateOrder: DateOrder;
  /** Whether it has days that could be read in two ways. */
  readonly hasAmbiguousDays: boolean;
}

/** What the first reading of a table finds out. */
export interface TableSurvey {
  readonly format: TableFormat;
  readonly rowCount: number;
  readonly columns: readonly SurveyedColumn[];
  readonly notes: readonly string[];
}

/** A column while its rows are read. */
type Counted = { -readonly [Name in keyof SurveyedColumn]: SurveyedColumn[Name] } & {
  readonly examples: string[];
};

/**
 * Reads a table once, to know its columns before its rows are used.
 *
 * @throws FileError where it has no header, a header twice, or too many rows (api/staff/imports-2).
 */
export async function surveyTable(file: PackageFile): Promise<TableSurvey> {
  const format = await findFormat(file);
  let columns: Counted[] = [];
  let rowCount = -1;
  for await (const { cells } of readTable(file, format)) {
    rowCount += 1;
    if (rowCount === 0) {
      columns = readHeaders(file.name, cells).map((header) => ({
        header,
        filledCount: 0,
        examples: [],
        dateOrder: 'unknown',
        hasAmbiguousDays: false,
      }));
      continue;
    }
    if (rowCount > IMPORT_ROW_LIMIT) {
      throw new FileError(
        file.name,
        `It has more than ${IMPORT_ROW_LIMIT.toLocaleString('en-US')} rows. Please import it in parts.`,
      );
    }
    columns.forEach((column, index) => {
      const cell = cells[index]?.trim() ?? '';
      if (cell === '') return;
      column.filledCount += 1;
      column.dateOrder = dateOrderOf(column.dateOrder, cell);
      column.hasAmbiguousDays ||= isAmbiguousDate(cell);
      // The database takes no such character.
      const example = cell.slice(0, EXAMPLE_LENGTH).replaceAll('\0', '\uFFFD');
      if (column.examples.length < EXAMPLES && !column.examples.includes(example)) {
        column.examples.push(example);
      }
    });
  }
  if (rowCount === -1) throw new FileError(file.name, 'It is empty.');
  const note = encodingNotes[format.encoding];
  return { format, rowCount, columns, notes: note === undefined ? [] : [note] };
}

function readHeaders(name: string, cells: readonly string[]): readonly string[] {
  if (cells.length > IMPORT_COLUMN_LIMIT) {
    throw new FileError(name, `It has more than ${IMPORT_COLUMN_LIMIT} columns.`, 1);
  }
  // Programs and other files without text begin with such characters.
  if (cells.some((cell) => /[^\P{Cc}\s]/u.test(cell))) {
    throw new FileError(name, `It is no text. ${AS_TEXT}`);
  }
  const headers = cells.map((cell) => cell.trim());
  const doubled = headers.find(
    (header, index) => header !== '' && headers.indexOf(header) !== index,
  );
  if (doubled !== undefined) {
    throw new FileError(name, `It has the column ${doubled} twice. Rename one of them.`, 1);
  }
  return headers;
}

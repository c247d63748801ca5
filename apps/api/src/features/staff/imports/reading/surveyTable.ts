import { IMPORT_COLUMN_LIMIT, IMPORT_ROW_LIMIT } from '@parlour/contract/staff';
import {
  type DateOrder,
  dateOrderOf,
  isAmbiguousDate,
  isIdentifyingHeader,
  isSerialDay,
  unprotectFormula,
} from '@parlour/core/imports';
import { AS_TEXT, encodingNotes } from './encoding.ts';
import { FileError } from './fileError.ts';
import type { PackageFile } from './packageSource.ts';
import { findFormat, readTable, type TableFormat } from './readTable.ts';

const EXAMPLES = 3;
const EXAMPLE_LENGTH = 60;
/** So many rows have a value of their own in what identifies them. Systems of years have a few twice. */
const UNIQUE_PART = 0.98;
/** A column with more values than these has no words that could be mapped. */
const MOST_VALUES = 40;

/** One column of a table, over all its rows. */
interface SurveyedColumn {
  readonly header: string;
  readonly filledCount: number;
  readonly examples: readonly string[];
  /** How it writes days, if it does. */
  readonly dateOrder: DateOrder;
  /** Whether it has days that could be read in two ways. */
  readonly hasAmbiguousDays: boolean;
  /** Whether nearly each row has a value that no other has. Undefined for a column that identifies nothing by its header. */
  readonly isUnique: boolean | undefined;
  /** All values that differ. Undefined where they are many, or long. */
  readonly values: readonly string[] | undefined;
}

/** What the first reading of a table finds out. */
export interface TableSurvey {
  readonly format: TableFormat;
  readonly rowCount: number;
  readonly columns: readonly SurveyedColumn[];
  readonly notes: readonly string[];
}

/** Counts what the cells of a column are. */
function createColumn(header: string) {
  let [filledCount, serialCount, hasAmbiguousDays] = [0, 0, false];
  let dateOrder: DateOrder = 'unknown';
  const examples: string[] = [];
  let values: Set<string> | undefined = new Set();
  // Only what could identify rows is remembered whole.
  const seen = isIdentifyingHeader(header) ? new Set<string>() : undefined;
  return {
    add(cell: string) {
      if (cell === '') return;
      filledCount += 1;
      dateOrder = dateOrderOf(dateOrder, cell);
      hasAmbiguousDays ||= isAmbiguousDate(cell);
      if (isSerialDay(cell)) serialCount += 1;
      const example = cell.slice(0, EXAMPLE_LENGTH);
      if (examples.length < EXAMPLES && !examples.includes(example)) examples.push(example);
      values?.add(cell);
      if (cell.length > EXAMPLE_LENGTH || (values?.size ?? 0) > MOST_VALUES) values = undefined;
      seen?.add(cell.includes('@') ? cell.toLowerCase() : cell);
    },
    finish: (wholeCount: number): SurveyedColumn => ({
      header,
      filledCount,
      examples,
      dateOrder: filledCount > 0 && serialCount === filledCount ? 'serial' : dateOrder,
      hasAmbiguousDays,
      isUnique: seen && seen.size >= wholeCount * UNIQUE_PART,
      values: values && [...values],
    }),
  };
}

/**
 * Reads a table once, to know its columns before its rows are used.
 *
 * @throws FileError where it has no header, a header twice, or too many rows (api/staff/imports-2).
 */
export async function surveyTable(file: PackageFile): Promise<TableSurvey> {
  const format = await findFormat(file);
  let columns: ReturnType<typeof createColumn>[] = [];
  let [rowCount, wholeCount] = [-1, 0];
  for await (const { cells } of readTable(file, format)) {
    rowCount += 1;
    if (rowCount === 0) {
      columns = readHeaders(file.name, cells).map(createColumn);
      continue;
    }
    if (rowCount > IMPORT_ROW_LIMIT) {
      throw new FileError(
        file.name,
        `It has more than ${IMPORT_ROW_LIMIT.toLocaleString('en-US')} rows. Please import it in parts.`,
      );
    }
    // Lines behind a table, as of reports, say nothing of its columns.
    if (cells.length < columns.length) continue;
    wholeCount += 1;
    columns.forEach((column, index) => {
      // The database takes no NUL.
      column.add(unprotectFormula(cells[index]?.trim() ?? '').replaceAll('\0', '\uFFFD'));
    });
  }
  if (rowCount === -1) throw new FileError(file.name, 'It is empty.');
  const note = encodingNotes[format.encoding];
  return {
    format,
    rowCount,
    columns: columns.map((column) => column.finish(wholeCount)),
    notes: note === undefined ? [] : [note],
  };
}

function readHeaders(name: string, cells: readonly string[]): readonly string[] {
  if (cells.length > IMPORT_COLUMN_LIMIT) {
    throw new FileError(name, `It has more than ${IMPORT_COLUMN_LIMIT} columns.`, 1);
  }
  // Programs and other files without text begin with such characters.
  if (cells.some((cell) => /[^\P{Cc}\s]/u.test(cell))) {
    throw new FileError(name, `It is no text. ${AS_TEXT}`);
  }
  const headers = cells.map((cell) => unprotectFormula(cell.trim()));
  const doubled = headers.find(
    (header, index) => header !== '' && headers.indexOf(header) !== index,
  );
  if (doubled !== undefined) {
    throw new FileError(name, `It has the column ${doubled} twice. Rename one of them.`, 1);
  }
  return headers;
}

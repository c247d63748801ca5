import type { PackageFile } from './packageSource.ts';
import { readTable } from './readTable.ts';
import type { TableSurvey } from './surveyTable.ts';

/** A row of a table: its cells by the names of fields, or why it can't be read. */
export interface FieldRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
  /** Undefined for a row that fits the header. */
  readonly issue: string | undefined;
}

/**
 * Reads the rows of a table by the fields of its columns.
 *
 * @param fields - by header, the names of fields. A column without one is not read.
 * @param fixedValues - for fields without a column, and for cells that are empty.
 */
export async function* readRows(
  file: PackageFile,
  { format, columns }: TableSurvey,
  fields: Readonly<Record<string, string>>,
  fixedValues: Readonly<Record<string, string>> = {},
): AsyncGenerator<FieldRow> {
  const names = columns.map(({ header }) =>
    Object.hasOwn(fields, header) ? fields[header] : undefined,
  );
  let isHeader = true;
  for await (const { line, cells } of readTable(file, format)) {
    if (isHeader) {
      isHeader = false;
      continue;
    }
    const read: Record<string, string> = { ...fixedValues };
    names.forEach((name, index) => {
      const cell = cells[index] ?? '';
      if (name === undefined || (cell.trim() === '' && Object.hasOwn(fixedValues, name))) return;
      read[name] = cell;
    });
    yield { line, cells: read, issue: widthIssue(cells, columns.length) };
  }
}

/** Empty cells behind the last column are what some spreadsheets leave. */
function widthIssue(cells: readonly string[], width: number): string | undefined {
  const isLonger = cells.slice(width).some((cell) => cell.trim() !== '');
  if (cells.length >= width && !isLonger) return undefined;
  return `The row has ${cells.length} cells, and the header has ${width}.`;
}

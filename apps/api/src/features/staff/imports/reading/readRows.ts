import type { ImportMapping } from '@parlour/contract/staff';
import { REFUSED_HEADER, unprotectFormula } from '@parlour/core/imports';
import type { PackageFile } from './packageSource.ts';
import { readTable } from './readTable.ts';
import type { TableSurvey } from './surveyTable.ts';

/** A row of a table: its cells by the names of fields, or why it can't be read. */
export interface FieldRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
  /** Undefined for a row that fits the header. */
  readonly issue: string | undefined;
  /** Why an earlier import refused it, where its file still says so. */
  readonly refusedBecause: string | undefined;
}

/** What a mapping says beside the fields of the columns. */
interface RowReading {
  /** For fields without a column, and for cells that are empty. */
  readonly fixedValues?: ImportMapping['fixedValues'];
  /** By header, what the values of a column become. */
  readonly values?: ImportMapping['values'];
  /** The line where reading ends. By default everything is read. */
  readonly end?: number | undefined;
  /** Joins the cells of several columns of one field. By default each field has one column. */
  readonly join?: (name: string, cells: readonly string[]) => string;
}

/**
 * Reads the rows of a table by the fields of its columns.
 *
 * @param fields - by header, the names of fields. A column without one is not read.
 */
export async function* readRows(
  file: PackageFile,
  { format, columns }: TableSurvey,
  fields: Readonly<Record<string, string>>,
  { fixedValues = {}, values = {}, end, join = (_, cells) => cells.join(' ') }: RowReading = {},
): AsyncGenerator<FieldRow> {
  const read = columns.flatMap(({ header }, index) => {
    const name = Object.hasOwn(fields, header) ? fields[header] : undefined;
    const words = Object.hasOwn(values, header) ? values[header] : undefined;
    return name === undefined ? [] : [{ index, name, become: becoming(words) }];
  });
  const reasonIndex = columns.findIndex(({ header }) => header === REFUSED_HEADER);
  let isHeader = true;
  for await (const { line, cells } of readTable(file, format)) {
    if (isHeader) {
      isHeader = false;
      continue;
    }
    if (end !== undefined && line >= end) return;
    const parts = new Map<string, string[]>();
    for (const { index, name, become } of read) {
      parts.set(name, [...(parts.get(name) ?? []), become(cells[index] ?? '')]);
    }
    const row: Record<string, string> = { ...fixedValues };
    for (const [name, [first = '', ...others]] of parts) {
      const cell = others.length === 0 ? first : join(name, [first, ...others]);
      if (cell.trim() !== '' || !Object.hasOwn(fixedValues, name)) row[name] = cell;
    }
    const issue = widthIssue(cells, columns.length);
    yield { line, cells: row, issue, refusedBecause: cells[reasonIndex] };
  }
}

/** Returns what a value of a column becomes, in any letter case. */
function becoming(words: Readonly<Record<string, string>> | undefined): (cell: string) => string {
  if (words === undefined) return (cell) => cell;
  const known = new Map(Object.entries(words).map(([from, to]) => [foldCase(from), to]));
  return (cell) => known.get(foldCase(cell)) ?? cell;
}

const foldCase = (text: string) => unprotectFormula(text.trim()).toLowerCase();

/** Empty cells behind the last column are what some spreadsheets leave. */
function widthIssue(cells: readonly string[], width: number): string | undefined {
  const isLonger = cells.slice(width).some((cell) => cell.trim() !== '');
  if (cells.length >= width && !isLonger) return undefined;
  return `The row has ${cells.length} cells, and the header has ${width}.`;
}

import type { ContentFields } from '@parlour/core/content';
import { writeCell } from '@parlour/core/imports';
import { csvLines } from '../csvLines.ts';

/** Returns the lines of a table as CSV in UTF-8, with its mark, as spreadsheets expect. */
export function tableHeader(columns: ContentFields): string {
  return `\uFEFF${csvLines([Object.keys(columns)])}`;
}

/** Returns rows of a table as CSV. No cell is run as a formula (core/imports-4). */
export function tableRows(
  columns: ContentFields,
  rows: readonly Readonly<Record<string, unknown>>[],
): string {
  return csvLines(
    rows.map((row) => Object.entries(columns).map(([name, field]) => writeCell(field, row[name]))),
  );
}

import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { protectFormula, REFUSED_HEADER, unprotectFormula } from '@parlour/core/imports';
import { csvLines } from '../csvLines.ts';
import type { PackageFile } from '../reading/packageSource.ts';
import { readTable } from '../reading/readTable.ts';
import type { TableSurvey } from '../reading/surveyTable.ts';

/**
 * Writes the refused rows of a table as a file that can be mended and imported again (api/staff/imports-35): its own columns and the
 * reasons, and no cell that a spreadsheet runs. Without such rows it writes nothing.
 *
 * @param reasons - by the lines of the rows.
 */
export async function writeRefusedRows(
  file: PackageFile,
  { format, columns }: TableSurvey,
  reasons: ReadonlyMap<number, string>,
  path: string,
): Promise<void> {
  if (reasons.size === 0) return;
  const own = columns.flatMap(({ header }, index) => (header === REFUSED_HEADER ? [] : [index]));
  const line = (cells: readonly string[]) =>
    csvLines([cells.map((cell) => protectFormula(unprotectFormula(cell)))], format.delimiter);
  const lines = async function* () {
    yield `\uFEFF${line([...own.map((index) => columns[index]?.header ?? ''), REFUSED_HEADER])}`;
    for await (const { line: at, cells } of readTable(file, format)) {
      const reason = reasons.get(at);
      if (reason === undefined) continue;
      // What is behind the last column would be lost otherwise.
      const beyond = cells.slice(columns.length).filter((cell) => cell.trim() !== '');
      const whole = beyond.length === 0 ? reason : `${reason} Beyond them: ${beyond.join(' · ')}`;
      yield line([...own.map((index) => cells[index] ?? ''), whole]);
    }
  };
  await pipeline(Readable.from(lines()), createWriteStream(path, { mode: 0o600 }));
}

import { protectFormula } from '../imports/formulas.ts';

const cellOf = (value: string | number | null): string => {
  const text = typeof value === 'number' ? String(value) : protectFormula(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Returns rows of cells as CSV in UTF-8 with its mark, as spreadsheets expect. No text in it is run as a formula (core/staff-19). */
export function csvTable(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

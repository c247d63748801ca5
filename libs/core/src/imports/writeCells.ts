import type { ContentField } from '../content/contentField.ts';
import { protectFormula } from './formulas.ts';
import { joinList } from './lists.ts';

/** Returns the cell of a value, as {@link readCells} reads it again (core/imports-2, core/imports-4). */
export function writeCell(field: ContentField, value: unknown): string {
  return protectFormula(textOf(field, value));
}

function textOf(field: ContentField, value: unknown): string {
  if (field.kind === 'flag') return value === true ? 'yes' : 'no';
  if (Array.isArray(value)) return joinList(value.map(String));
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

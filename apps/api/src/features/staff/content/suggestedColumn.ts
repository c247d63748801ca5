import type { ContentKind } from '@parlour/contract/staff';
import { type ContentFields, contentFields } from '@parlour/core/content';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { kindOf } from '../../content/kinds/index.ts';

/** Returns the column of a field that earlier values are offered for. Undefined for any other field. */
export function suggestedColumn(kind: ContentKind, field: string): SQL | undefined {
  const fields: ContentFields = contentFields[kind];
  if (!Object.hasOwn(fields, field) || fields[field]?.kind !== 'suggested') return undefined;
  const columns: Readonly<Record<string, unknown>> = getTableColumns(kindOf(kind).table);
  const column = columns[field];
  return column === undefined ? undefined : sql`${column}`;
}

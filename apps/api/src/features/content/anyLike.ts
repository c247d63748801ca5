import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The condition that one of the texts in a column of texts is like a pattern. */
export function anyLike(column: PgColumn, pattern: string): SQL {
  return sql`exists (select from unnest(${column}) as each (value) where each.value like ${pattern})`;
}

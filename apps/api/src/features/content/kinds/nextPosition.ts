import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Returns the position behind the last item of an ordered kind, as part of a statement. */
export function nextPosition(position: PgColumn): SQL<number> {
  return sql<number>`(select coalesce(max(${position}), -1) + 1 from ${position.table})`;
}

import { type SQL, sql } from 'drizzle-orm';
import type { benefits, destinations, giftGuides } from '../../platform/postgres/schema/index.ts';

/** Returns the position behind the last item of an ordered kind, as part of a statement. */
export function nextPosition(
  table: typeof benefits | typeof destinations | typeof giftGuides,
): SQL<number> {
  return sql<number>`(select coalesce(max(${table.position}), -1) + 1 from ${table})`;
}

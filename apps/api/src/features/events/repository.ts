import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/postgres/database.ts';
import { events } from '../../platform/postgres/schema/index.ts';

const LIMIT = 2000;

export type EventRow = typeof events.$inferSelect;

/** Returns past and future events by their start. Beyond the limit it leaves out the oldest (EV5). */
export async function findEvents(queries: Queries) {
  const rows = await queries
    .select()
    .from(events)
    .orderBy(desc(events.startDate), desc(events.id))
    .limit(LIMIT);
  return rows.toReversed();
}

/** Returns one event. Undefined where there is none with this id. */
export async function findEvent(queries: Queries, id: string) {
  const [row] = await queries.select().from(events).where(eq(events.id, id)).limit(1);
  return row;
}

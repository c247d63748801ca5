import type { Event } from '@parlour/contract';
import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/postgres/database.ts';
import { safeHtml, safeLink } from '../../text/safeHtml.ts';
import { events } from '../../platform/postgres/schema/index.ts';

const LIMIT = 2000;

const toEvent = (row: typeof events.$inferSelect): Event => ({
  ...row,
  description: safeHtml(row.description),
  url: safeLink(row.url),
  startDate: row.startDate.toISOString(),
  endDate: row.endDate?.toISOString() ?? null,
});

/** Returns past and future events by their start. Beyond the limit it leaves out the oldest (EV5). */
export async function findEvents(queries: Queries): Promise<readonly Event[]> {
  const rows = await queries
    .select()
    .from(events)
    .orderBy(desc(events.startDate), desc(events.id))
    .limit(LIMIT);
  return rows.toReversed().map(toEvent);
}

/** Returns one event. Undefined where there is none with this id. */
export async function findEvent(queries: Queries, id: string): Promise<Event | undefined> {
  const [row] = await queries.select().from(events).where(eq(events.id, id)).limit(1);
  return row && toEvent(row);
}

import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Queries } from '../../platform/postgres/database.ts';
import { events, type Shown, shownColumns } from '../../platform/postgres/schema/index.ts';

const LIMIT = 2000;

export type EventRow = Omit<Shown<typeof events.$inferSelect>, 'images'>;

const { images, ...columns } = shownColumns(getTableColumns(events));

/** Returns past and future events by their start. Beyond the limit it leaves out the oldest (api/events-5). */
export async function findEvents(queries: Queries) {
  const rows = await queries
    .select(columns)
    .from(events)
    .where(isNull(events.hiddenAt))
    .orderBy(desc(events.startDate), desc(events.id))
    .limit(LIMIT);
  return rows.toReversed();
}

/** Returns one event. Undefined where members see none with this id. */
export async function findEvent(queries: Queries, id: string) {
  const [row] = await queries
    .select({ ...columns, images })
    .from(events)
    .where(and(eq(events.id, id), isNull(events.hiddenAt)))
    .limit(1);
  return row;
}

/** Returns one event, also a hidden one, as those who are registered for it know it. */
export async function findAnyEvent(queries: Queries, id: string): Promise<EventRow | undefined> {
  const [row] = await queries.select(columns).from(events).where(eq(events.id, id)).limit(1);
  return row;
}

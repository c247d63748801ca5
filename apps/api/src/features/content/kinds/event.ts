import { href, routes } from '@parlour/core';
import { count, desc, eq, sql } from 'drizzle-orm';
import { events, registrations } from '../../../platform/postgres/schema/index.ts';
import type { ContentKindModule } from './contentKindModule.ts';

/** Events, whose times are stored in UTC. */
export const eventKind = {
  table: events,
  async read(queries, id) {
    const [row] = await queries.select().from(events).where(eq(events.id, id));
    if (row === undefined) return undefined;
    const { id: _, revision: __, version, hiddenAt, externalId: ___, ...rest } = row;
    const body = {
      ...rest,
      startDate: rest.startDate.toISOString(),
      endDate: rest.endDate?.toISOString() ?? null,
    };
    return { body, version, hiddenAt };
  },
  async write(transaction, id, body, version) {
    const set = {
      ...body,
      startDate: new Date(body.startDate),
      endDate: body.endDate === null ? null : new Date(body.endDate),
      version,
    };
    await transaction
      .insert(events)
      .values({ id, ...set })
      .onConflictDoUpdate({ target: events.id, set });
  },
  title: events.title,
  detail: sql<
    string | null
  >`to_char(${events.startDate} at time zone ${events.timeZone}, 'YYYY-MM-DD')`,
  picture: events.imageUrl,
  pictures: events.images,
  order: [desc(events.startDate), desc(events.id)],
  position: null,
  searchedText: sql`plain(${events.title} || ' ' || coalesce(${events.location}, '') || ' ' || coalesce(${events.category}, ''))`,
  parts: null,
  references: { vendorId: events.vendorId },
  pathOf: (eventId) => href(routes.event, { eventId }),
  packageOrder: 4,
  package: { table: 'events.csv', telling: 'startDate', lists: null },
  async countHolders(queries, id) {
    const [row] = await queries
      .select({ holders: count() })
      .from(registrations)
      .where(eq(registrations.eventId, id));
    return row?.holders ?? 0;
  },
} as const satisfies ContentKindModule<'event'>;

import { vendorSlug } from '@parlour/core';
import { eq, sql } from 'drizzle-orm';
import { benefits, events, vendors } from '../../platform/postgres/schema/index.ts';
import type { ContentTable } from './contentTable.ts';
import { nextPosition } from './nextPosition.ts';

/** Vendors. A name that another vendor has gets a slug with a number, and a former slug still leads here (VE9). */
export const vendorTable: ContentTable<'vendor'> = {
  async read(queries, id) {
    const [row] = await queries.select().from(vendors).where(eq(vendors.id, id));
    if (row === undefined) return undefined;
    const { id: _, slug: __, version, hiddenAt, externalId: ___, ...body } = row;
    return { body, version, hiddenAt };
  },
  async write(transaction, id, body, version) {
    const set = { ...body, version };
    const slug = vendorSlug(body.name);
    await transaction
      .insert(vendors)
      .values({ id, slug, ...set })
      .onConflictDoUpdate({
        target: vendors.id,
        // A plain slug that a number was put behind is still the one that the name gives.
        set: {
          ...set,
          slug: sql`case when ${vendors.name} = ${body.name} then ${vendors.slug} else ${slug} end`,
        },
      });
  },
};

/** Benefits. A new one is the last. */
export const benefitTable: ContentTable<'benefit'> = {
  async read(queries, id) {
    const [row] = await queries.select().from(benefits).where(eq(benefits.id, id));
    if (row === undefined) return undefined;
    const { id: _, position: __, version, hiddenAt, externalId: ___, ...body } = row;
    return { body, version, hiddenAt };
  },
  async write(transaction, id, body, version) {
    const set = { ...body, version };
    await transaction
      .insert(benefits)
      .values({ id, position: nextPosition(benefits), ...set })
      .onConflictDoUpdate({ target: benefits.id, set });
  },
};

/** Events, whose times are stored in UTC. */
export const eventTable: ContentTable<'event'> = {
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
};

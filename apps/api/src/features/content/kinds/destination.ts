import { href, routes } from '@parlour/core';
import { asc, eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import { connections, destinations } from '../../../platform/postgres/schema/index.ts';
import type { ContentKindModule } from './contentKindModule.ts';
import { nextPosition } from './nextPosition.ts';

/** Destinations with the vendors that they list, in the order of the guide. */
export const destinationKind = {
  table: destinations,
  async read(queries, id) {
    const [row] = await queries.select().from(destinations).where(eq(destinations.id, id));
    if (row === undefined) return undefined;
    const listed = await findListed(queries, id);
    const { id: _, position: __, version, hiddenAt, externalId: ___, ...rest } = row;
    const body = { ...rest, vendorIds: listed.map(({ vendorId }) => vendorId) };
    return { body, version, hiddenAt };
  },
  async write(transaction, id, { vendorIds, ...columns }, version) {
    const set = { ...columns, version };
    await transaction
      .insert(destinations)
      .values({ id, position: nextPosition(destinations.position), ...set })
      .onConflictDoUpdate({ target: destinations.id, set });
    await writeConnections(transaction, id, vendorIds);
  },
  title: destinations.name,
  detail: sql<string | null>`null`,
  picture: destinations.imageUrl,
  pictures: null,
  order: [asc(destinations.position), asc(destinations.id)],
  position: destinations.position,
  searchedText: sql`plain(${destinations.name} || ' ' || coalesce(${destinations.introduction}, ''))`,
  parts: null,
  references: { parentId: destinations.parentId, vendorIds: connections.vendorId },
  pathOf: (id) => href(routes.destination, { id }),
  packageOrder: 2,
  package: { table: 'destinations.csv', telling: 'name', lists: 'destination-vendors.csv' },
} as const satisfies ContentKindModule<'destination'>;

/** Returns the connections of a destination, in the order of the guide. */
const findListed = (queries: Queries, destinationId: string) =>
  queries
    .select({ id: connections.id, vendorId: connections.vendorId })
    .from(connections)
    .where(eq(connections.destinationId, destinationId))
    .orderBy(asc(connections.position), asc(connections.id));

/** Stores which vendors a destination lists, where that changes. A vendor that stays keeps the id of its connection. */
async function writeConnections(
  transaction: Transaction,
  destinationId: string,
  vendorIds: readonly string[],
): Promise<void> {
  const before = await findListed(transaction, destinationId);
  const wanted = [...new Set(vendorIds)];
  const isSame =
    before.length === wanted.length &&
    before.every(({ vendorId }, place) => vendorId === wanted[place]);
  if (isSame) return;
  const idsBefore = new Map(before.map(({ id, vendorId }) => [vendorId, id]));
  await transaction.delete(connections).where(eq(connections.destinationId, destinationId));
  const rows = wanted.map((vendorId, position) => ({
    id: idsBefore.get(vendorId) ?? connectionId(destinationId, vendorId),
    destinationId,
    vendorId,
    position,
  }));
  if (rows.length > 0) await transaction.insert(connections).values(rows);
}

/** Returns the id of a connection. Callers choose the ids of items, so a colon in one must not give the id of another pair. */
const connectionId = (...ids: readonly [string, string]) => ids.map(encodeURIComponent).join(':');

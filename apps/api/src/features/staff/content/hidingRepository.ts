import { and, asc, eq, lte } from 'drizzle-orm';
import type { ItemKey } from '../../../access/authorize.ts';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import { contentHidings } from '../../../platform/postgres/schema/index.ts';

/** When an item is hidden by itself. */
export type HidingRow = typeof contentHidings.$inferSelect;

const isOf = ({ kind, id }: ItemKey) =>
  and(eq(contentHidings.kind, kind), eq(contentHidings.itemId, id));

/** Returns when an item is hidden by itself. Undefined where it is not. */
export async function findHiding(queries: Queries, item: ItemKey): Promise<HidingRow | undefined> {
  const [row] = await queries.select().from(contentHidings).where(isOf(item));
  return row;
}

/** Returns the first item whose time has come, and locks it. Undefined where none is due that no other server has. */
export async function lockDueHiding(
  transaction: Transaction,
  now: Date,
): Promise<HidingRow | undefined> {
  const [row] = await transaction
    .select()
    .from(contentHidings)
    .where(lte(contentHidings.hideAt, now))
    .orderBy(asc(contentHidings.hideAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

/** Stores when an item is hidden by itself. */
export async function insertHiding(transaction: Transaction, row: HidingRow): Promise<void> {
  await transaction.insert(contentHidings).values(row);
}

/** Lets an item stay until it is hidden by hand. */
export async function deleteHiding(transaction: Transaction, item: ItemKey): Promise<void> {
  await transaction.delete(contentHidings).where(isOf(item));
}

import { and, desc, eq } from 'drizzle-orm';
import type { ItemKey } from '../../access/authorize.ts';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
import { contentVersions, staffMembers } from '../../platform/postgres/schema/index.ts';

const VERSION_LIMIT = 500;

const columns = {
  number: contentVersions.number,
  source: contentVersions.source,
  note: contentVersions.note,
  publishedAt: contentVersions.publishedAt,
  staffId: contentVersions.publishedBy,
  firstName: staffMembers.firstName,
  lastName: staffMembers.lastName,
};

const isOf = ({ kind, id }: ItemKey) =>
  and(eq(contentVersions.kind, kind), eq(contentVersions.itemId, id));

/** Returns the published versions of an item, the newest first. Beyond the limit it leaves out the oldest. */
export function findVersions(queries: Queries, item: ItemKey) {
  return queries
    .select(columns)
    .from(contentVersions)
    .leftJoin(staffMembers, eq(staffMembers.id, contentVersions.publishedBy))
    .where(isOf(item))
    .orderBy(desc(contentVersions.number))
    .limit(VERSION_LIMIT);
}

/** Returns one published version with its document. Undefined where there is none with this number. */
export async function findVersion(queries: Queries, item: ItemKey, number: number) {
  const [row] = await queries
    .select({ ...columns, body: contentVersions.body })
    .from(contentVersions)
    .leftJoin(staffMembers, eq(staffMembers.id, contentVersions.publishedBy))
    .where(and(isOf(item), eq(contentVersions.number, number)));
  return row;
}

/** Stores a version. One that is stored already stays as it is. */
export async function insertVersion(
  transaction: Transaction,
  row: typeof contentVersions.$inferInsert,
): Promise<void> {
  await transaction.insert(contentVersions).values(row).onConflictDoNothing();
}

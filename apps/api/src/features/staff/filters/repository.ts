import type { SavedFilter } from '@parlour/contract/staff';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import { savedFilters } from '../../../platform/postgres/schema/index.ts';

const { id, name, view, order, text, tag, conditions, staffId } = savedFilters;

/** Returns the filters of a member of staff, by name. */
export async function listFilters(queries: Queries, owner: string): Promise<SavedFilter[]> {
  const rows = await queries
    .select({ id, name, view, order, text, tag, conditions })
    .from(savedFilters)
    .where(eq(staffId, owner))
    .orderBy(asc(sql`lower(${name})`));
  return rows.map(({ conditions: narrowing, ...filter }) => ({
    ...filter,
    ...(narrowing !== null && { conditions: narrowing }),
  }));
}

/** Stores a filter. Returns false where another one of its owner has its name. */
export async function insertFilter(
  transaction: Transaction,
  row: typeof savedFilters.$inferInsert,
): Promise<boolean> {
  const added = await transaction
    .insert(savedFilters)
    .values(row)
    .onConflictDoNothing()
    .returning({ id });
  return added.length > 0;
}

/** Deletes a filter of a member of staff. Returns false where they have none with this id. */
export async function deleteFilter(transaction: Transaction, owner: string, filterId: string) {
  const deleted = await transaction
    .delete(savedFilters)
    .where(and(eq(id, filterId), eq(staffId, owner)))
    .returning({ id });
  return deleted.length > 0;
}

import { type Macro, MACROS_LIMIT } from '@parlour/contract/staff';
import { asc, count, eq, sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../../../platform/postgres/advisoryLocks.ts';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import { macros } from '../../../platform/postgres/schema/index.ts';

const { id, title, moves, snoozeDays, text, tags } = macros;
const columns = { id, title, moves, snoozeDays, text, tags };

/** Returns the macros, by title. */
export function findMacros(queries: Queries): Promise<Macro[]> {
  return queries
    .select(columns)
    .from(macros)
    .orderBy(asc(sql`lower(${title})`))
    .limit(MACROS_LIMIT);
}

/** Returns one macro. Undefined where there is none with this id. */
export async function findMacro(queries: Queries, macroId: string): Promise<Macro | undefined> {
  const [found] = await queries.select(columns).from(macros).where(eq(id, macroId));
  return found;
}

/** Lets one transaction at a time add or rename a macro (MC2). */
export async function lockMacros(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.macros})`);
}

/** Returns how many macros there are. */
export async function countMacros(queries: Queries): Promise<number> {
  const [found] = await queries.select({ macros: count() }).from(macros);
  return found?.macros ?? 0;
}

/** Stores a macro. */
export async function insertMacro(
  transaction: Transaction,
  row: typeof macros.$inferInsert,
): Promise<void> {
  await transaction.insert(macros).values(row);
}

/** Returns the id of the macro with a title, in any letter case. */
export async function findMacroByTitle(queries: Queries, wanted: string) {
  const [found] = await queries
    .select({ id })
    .from(macros)
    .where(eq(sql`lower(${title})`, sql`lower(${wanted})`));
  return found?.id;
}

/** Changes a macro. Returns false where there is none. */
export async function updateMacro(
  transaction: Transaction,
  { id: macroId, ...values }: Macro & { readonly changedAt: Date },
): Promise<boolean> {
  const changed = await transaction
    .update(macros)
    .set(values)
    .where(eq(id, macroId))
    .returning({ id });
  return changed.length > 0;
}

/** Deletes a macro. Returns false where there is none. */
export async function deleteMacro(transaction: Transaction, macroId: string): Promise<boolean> {
  const deleted = await transaction.delete(macros).where(eq(id, macroId)).returning({ id });
  return deleted.length > 0;
}

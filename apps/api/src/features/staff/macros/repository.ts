import { type Macro, MACROS_LIMIT } from '@parlour/contract/staff';
import { asc, eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import { macros } from '../../../platform/postgres/schema/index.ts';

const { id, title, moves, snoozeDays, text, tags, version } = macros;
const columns = { id, title, moves, snoozeDays, text, tags, version };

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

/** Stores a macro. */
export async function insertMacro(
  transaction: Transaction,
  row: typeof macros.$inferInsert,
): Promise<void> {
  await transaction.insert(macros).values(row);
}

/** Changes a macro. */
export async function updateMacro(
  transaction: Transaction,
  { id: macroId, ...values }: Macro & { readonly changedAt: Date },
): Promise<void> {
  await transaction.update(macros).set(values).where(eq(id, macroId));
}

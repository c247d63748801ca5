import type { DayOrder, ImportMapping, SentSavedMapping } from '@parlour/contract/staff';
import { REFUSED_HEADER } from '@parlour/core/imports';
import { and, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import {
  apiKeys,
  clubExports,
  importMappings,
  type StoredColumn,
  imports,
  staffMembers,
} from '../../../platform/postgres/schema/index.ts';

/** A row of an import. */
export type ImportRow = typeof imports.$inferSelect;
/** A row of an import with the name of who made it. */
export interface NamedImport {
  readonly row: ImportRow;
  readonly createdBy: string | null;
}
/** A row of an export. */
export type ExportRow = typeof clubExports.$inferSelect;

const LISTED = 100;
const name = sql<
  string | null
>`coalesce(trim(${staffMembers.firstName} || ' ' || ${staffMembers.lastName}), ${apiKeys.name})`;

/** Returns the imports, the newest first. Beyond the limit it leaves out the oldest. */
export function findImports(queries: Queries): Promise<readonly NamedImport[]> {
  return queries
    .select({ row: imports, createdBy: name })
    .from(imports)
    .leftJoin(staffMembers, eq(staffMembers.id, imports.createdBy))
    .leftJoin(apiKeys, eq(apiKeys.id, imports.createdByKey))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(LISTED);
}

/** Returns an import. Undefined where none has this id. */
export async function findImport(queries: Queries, id: string): Promise<NamedImport | undefined> {
  const [found] = await queries
    .select({ row: imports, createdBy: name })
    .from(imports)
    .leftJoin(staffMembers, eq(staffMembers.id, imports.createdBy))
    .leftJoin(apiKeys, eq(apiKeys.id, imports.createdByKey))
    .where(eq(imports.id, id));
  return found;
}

/** Returns an import, which no other transaction changes until this one ends. Undefined where none has this id. */
export async function lockImport(
  transaction: Transaction,
  id: string,
): Promise<ImportRow | undefined> {
  const [row] = await transaction.select().from(imports).where(eq(imports.id, id)).for('update');
  return row;
}

/** Stores a new import. */
export async function insertImport(
  queries: Queries,
  row: typeof imports.$inferInsert,
): Promise<void> {
  await queries.insert(imports).values(row);
}

/** Changes columns of an import. */
export async function updateImport(
  queries: Queries,
  id: string,
  set: Partial<ImportRow>,
): Promise<void> {
  await queries.update(imports).set(set).where(eq(imports.id, id));
}

/** Deletes an import with what is stored of it. */
export async function deleteImport(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(imports).where(eq(imports.id, id));
}

/** Says of imports that began before a time, and never ended, that they failed (api/staff/imports-14). Returns how many. */
export async function failForgottenImports(queries: Queries, before: Date): Promise<number> {
  const issue = 'The server stopped meanwhile. Nothing of the club was changed. Please try again.';
  const failed = await queries
    .update(imports)
    .set({ status: 'failed', issue })
    .where(
      and(
        inArray(imports.status, ['planning', 'applying', 'reverting']),
        lt(imports.startedAt, before),
      ),
    )
    .returning({ id: imports.id });
  return failed.length;
}

/**
 * Returns the mapping of the newest import whose table had the same columns, for its refused rows (api/staff/imports-35). The order of days
 * that its rows showed is chosen in it, since fewer rows may not show it. Undefined for none.
 */
export async function findMappingOf(
  queries: Queries,
  headers: readonly string[],
): Promise<ImportMapping | undefined> {
  const rows = await queries
    .select({ survey: imports.survey, mapping: imports.mapping })
    .from(imports)
    .where(isNotNull(imports.mapping))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(LISTED);
  const own = headersIn(headers);
  for (const { survey, mapping } of rows) {
    const columns = survey[0]?.columns ?? [];
    if (mapping === null || headersIn(columns.map(({ header }) => header)) !== own) continue;
    const shown = columns.flatMap(({ header, dayOrder }) =>
      dayOrder === undefined ? [] : [[header, dayOrder] as const],
    );
    return { ...mapping, dateOrders: { ...mapping.dateOrders, ...Object.fromEntries(shown) } };
  }
  return undefined;
}

const headersIn = (headers: readonly string[]) =>
  JSON.stringify(headers.filter((header) => header !== REFUSED_HEADER).toSorted());

/** Returns the stored mappings, by name. */
export async function findMappings(queries: Queries): Promise<SentSavedMapping[]> {
  const rows = await queries
    .select({
      id: importMappings.id,
      name: importMappings.name,
      kind: importMappings.kind,
      columns: importMappings.columns,
      fixedValues: importMappings.fixedValues,
    })
    .from(importMappings)
    .orderBy(sql`lower(${importMappings.name})`)
    .limit(LISTED);
  return rows.map(({ columns, ...row }) => ({ ...row, ...mappedColumns(columns) }));
}

/** Stores a mapping by its name, in place of the one with the same name. */
export async function saveMapping(
  transaction: Transaction,
  {
    columns,
    dateOrders = {},
    values = {},
    ...row
  }: { readonly id: string; readonly name: string; readonly updatedAt: Date } & ImportMapping,
): Promise<void> {
  const stored = Object.fromEntries(
    Object.entries(columns).map(([header, field]): [string, StoredColumn] => {
      const [dateOrder, words] = [dateOrders[header], values[header]];
      if (dateOrder === undefined && words === undefined) return [header, field];
      const order = dateOrder === undefined ? {} : { dateOrder };
      return [header, { field, ...order, ...(words === undefined ? {} : { values: words }) }];
    }),
  );
  const { id, ...set } = { ...row, columns: stored };
  await transaction
    .insert(importMappings)
    .values({ id, ...set })
    .onConflictDoUpdate({ target: importMappings.name, set });
}

/** Returns the columns of a stored mapping as a mapping has them. */
function mappedColumns(stored: Readonly<Record<string, StoredColumn>>) {
  const columns: Record<string, string> = {};
  const dateOrders: Record<string, DayOrder> = {};
  const values: Record<string, Readonly<Record<string, string>>> = {};
  for (const [header, column] of Object.entries(stored)) {
    columns[header] = typeof column === 'string' ? column : column.field;
    if (typeof column === 'string') continue;
    if (column.dateOrder !== undefined) dateOrders[header] = column.dateOrder;
    if (column.values !== undefined) values[header] = column.values;
  }
  return { columns, dateOrders, ...(Object.keys(values).length === 0 ? {} : { values }) };
}

/** Returns the exports that a member of staff asked for, the newest first. */
export function findExports(queries: Queries, staffId: string, now: Date) {
  return queries
    .select()
    .from(clubExports)
    .where(and(eq(clubExports.createdBy, staffId), sql`${clubExports.expiresAt} > ${now}`))
    .orderBy(desc(clubExports.createdAt))
    .limit(LISTED);
}

/** Returns an export of a member of staff's own. Undefined for somebody else's, and for one that is over. */
export async function findOwnExport(
  queries: Queries,
  staffId: string,
  id: string,
  now: Date,
): Promise<ExportRow | undefined> {
  const own = await findExports(queries, staffId, now);
  return own.find((row) => row.id === id);
}

/** Stores a new export. */
export async function insertExport(transaction: Transaction, row: ExportRow): Promise<void> {
  await transaction.insert(clubExports).values(row);
}

/** Changes columns of an export. */
export async function updateExport(
  queries: Queries,
  id: string,
  set: Partial<ExportRow>,
): Promise<void> {
  await queries.update(clubExports).set(set).where(eq(clubExports.id, id));
}

/** Deletes the exports that are over. Returns their ids. */
export async function deleteExpiredExports(
  queries: Queries,
  now: Date,
): Promise<readonly string[]> {
  const deleted = await queries
    .delete(clubExports)
    .where(lt(clubExports.expiresAt, now))
    .returning({ id: clubExports.id });
  return deleted.map(({ id }) => id);
}

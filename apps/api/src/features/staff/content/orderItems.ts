import type { ContentKind } from '@parlour/contract/staff';
import { asc, sql } from 'drizzle-orm';
import { ApiError } from '../../../errors/apiError.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { kindOf } from '../../content/kinds/index.ts';

/**
 * Puts the published items of a kind in an order, in one statement (api/staff/content-11).
 *
 * @throws ApiError 404 for a kind that has no order of its own; 409 where the ids are not those of all items.
 */
export async function orderItems(
  transaction: Transaction,
  kind: ContentKind,
  ids: readonly string[],
): Promise<void> {
  const { table, position } = kindOf(kind);
  if (position === null) throw new ApiError('not_found', 'These have no order of their own.');
  const rows = await transaction
    .select({ id: table.id })
    .from(table)
    .orderBy(asc(table.id))
    .for('update');
  const known = new Set(rows.map(({ id }) => id));
  if (
    known.size !== ids.length ||
    new Set(ids).size !== ids.length ||
    !ids.every((id) => known.has(id))
  ) {
    throw new ApiError('changed_meanwhile', 'The list has changed. Look at it again.');
  }
  await transaction.execute(sql`
    update ${table} set position = ordered.position - 1
    from unnest(${sql.param([...ids])}::text[]) with ordinality as ordered (id, position)
    where ${table}.id = ordered.id and ${table}.position <> ordered.position - 1`);
}

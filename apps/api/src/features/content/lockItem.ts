import type { ContentKind } from '@parlour/contract/staff';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/postgres/database.ts';
import { kindOf } from './kinds/index.ts';

/** Lets one transaction at a time publish or hide a published item. Returns its version, 0 where it was never published. */
export async function lockItem(
  transaction: Transaction,
  kind: ContentKind,
  id: string,
): Promise<number> {
  const { table } = kindOf(kind);
  const [row] = await transaction
    .select({ version: table.version })
    .from(table)
    .where(eq(table.id, id))
    .for('update');
  return row?.version ?? 0;
}

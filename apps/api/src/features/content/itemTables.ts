import type { ContentKind } from '@parlour/contract/staff';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/postgres/database.ts';
import {
  benefits,
  destinations,
  events,
  giftGuides,
  vendors,
} from '../../platform/postgres/schema/index.ts';

/** The table with one row for each published item of a kind. */
export const itemTables = {
  vendor: vendors,
  benefit: benefits,
  event: events,
  destination: destinations,
  gift_guide: giftGuides,
} as const satisfies Record<ContentKind, unknown>;

/** Lets one transaction at a time publish or hide a published item. Returns its version, 0 where it was never published. */
export async function lockItem(
  transaction: Transaction,
  kind: ContentKind,
  id: string,
): Promise<number> {
  const table = itemTables[kind];
  const [row] = await transaction
    .select({ version: table.version })
    .from(table)
    .where(eq(table.id, id))
    .for('update');
  return row?.version ?? 0;
}

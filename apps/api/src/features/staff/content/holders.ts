import type { ContentKind } from '@parlour/contract/staff';
import { and, count, eq, gt } from 'drizzle-orm';
import type { Queries } from '../../../platform/postgres/database.ts';
import { redemptions, registrations } from '../../../platform/postgres/schema/index.ts';

/** Returns how many members are registered for an event, or have a valid code of a benefit. 0 for other kinds. */
export async function countHolders(
  queries: Queries,
  kind: ContentKind,
  id: string,
  now: Date,
): Promise<number> {
  if (kind === 'event') {
    const [row] = await queries
      .select({ holders: count() })
      .from(registrations)
      .where(eq(registrations.eventId, id));
    return row?.holders ?? 0;
  }
  if (kind === 'benefit') {
    const [row] = await queries
      .select({ holders: count() })
      .from(redemptions)
      .where(and(eq(redemptions.benefitId, id), gt(redemptions.expiresAt, now)));
    return row?.holders ?? 0;
  }
  return 0;
}

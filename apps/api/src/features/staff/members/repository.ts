import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../../../platform/postgres/database.ts';
import { members, paymentMethods } from '../../../platform/postgres/schema/index.ts';

/** Returns a member, active or not. */
export async function findMember(queries: Queries, id: string) {
  const [row] = await queries.select().from(members).where(eq(members.id, id)).limit(1);
  return row;
}

/** Returns what staff know of a member's cards, the preferred one first, then the newest first. It reads no number. */
export function findKnownCards(queries: Queries, memberId: string, limit: number) {
  const { id, brand, lastFour, expiryMonth, expiryYear, isPreferred, createdAt } = paymentMethods;
  return queries
    .select({ id, brand, lastFour, expiryMonth, expiryYear })
    .from(paymentMethods)
    .where(eq(paymentMethods.memberId, memberId))
    .orderBy(desc(isPreferred), desc(createdAt), desc(id))
    .limit(limit);
}

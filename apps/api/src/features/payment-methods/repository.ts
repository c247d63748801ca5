import { and, count, desc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { members, paymentMethods } from '../../platform/database/schema/index.ts';

export type PaymentMethodRow = typeof paymentMethods.$inferSelect;

/** A member's cards: the preferred one first, then the newest first. */
export const findPaymentMethods = async (
  queries: Queries,
  memberId: string,
): Promise<readonly PaymentMethodRow[]> =>
  queries
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.memberId, memberId))
    .orderBy(
      desc(paymentMethods.isPreferred),
      desc(paymentMethods.createdAt),
      desc(paymentMethods.id),
    );

/** One card of any member, for staff's own command. */
export async function findPaymentMethod(
  queries: Queries,
  id: string,
): Promise<PaymentMethodRow | undefined> {
  const [row] = await queries.select().from(paymentMethods).where(eq(paymentMethods.id, id));
  return row;
}

/**
 * Has a member's changes to their cards happen one after the other, until the transaction ends, and counts the cards.
 * Rows that refer to the member can be written meanwhile.
 */
export async function lockAndCount(queries: Queries, memberId: string): Promise<number> {
  await queries
    .select({ id: members.id })
    .from(members)
    .where(eq(members.id, memberId))
    .for('no key update');
  const [counted] = await queries
    .select({ cards: count() })
    .from(paymentMethods)
    .where(eq(paymentMethods.memberId, memberId));
  return counted?.cards ?? 0;
}

/** Takes the mark from the member's preferred card, if there is one. */
export const unmarkPreferred = async (queries: Queries, memberId: string): Promise<void> => {
  await queries
    .update(paymentMethods)
    .set({ isPreferred: false })
    .where(and(eq(paymentMethods.memberId, memberId), eq(paymentMethods.isPreferred, true)));
};

export const insertPaymentMethod = async (
  queries: Queries,
  row: PaymentMethodRow,
): Promise<void> => {
  await queries.insert(paymentMethods).values(row);
};

/** Whether the member had such a card, which is now gone. */
export async function deletePaymentMethod(
  queries: Queries,
  memberId: string,
  id: string,
): Promise<boolean> {
  const deleted = await queries
    .delete(paymentMethods)
    .where(and(eq(paymentMethods.memberId, memberId), eq(paymentMethods.id, id)))
    .returning({ id: paymentMethods.id });
  return deleted.length > 0;
}

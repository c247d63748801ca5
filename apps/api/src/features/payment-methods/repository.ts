import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/postgres/database.ts';
import { paymentMethods } from '../../platform/postgres/schema/index.ts';

/** A row of a card. Its number is sealed. */
export type PaymentMethodRow = typeof paymentMethods.$inferSelect;

/** Returns a member's cards, the preferred one first, then the newest first. */
export function findPaymentMethods(queries: Queries, memberId: string) {
  return queries
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.memberId, memberId))
    .orderBy(
      desc(paymentMethods.isPreferred),
      desc(paymentMethods.createdAt),
      desc(paymentMethods.id),
    );
}

/** Returns one card of any member, for the staff command. */
export async function findPaymentMethod(queries: Queries, id: string) {
  const [row] = await queries.select().from(paymentMethods).where(eq(paymentMethods.id, id));
  return row;
}

/** Counts the member's cards. */
export function countPaymentMethods(queries: Queries, memberId: string) {
  return queries.$count(paymentMethods, eq(paymentMethods.memberId, memberId));
}

/** Unmarks the member's preferred card, if there is one. */
export async function unmarkPreferred(queries: Queries, memberId: string): Promise<void> {
  await queries
    .update(paymentMethods)
    .set({ isPreferred: false })
    .where(and(eq(paymentMethods.memberId, memberId), eq(paymentMethods.isPreferred, true)));
}

/** Stores a card. */
export async function insertPaymentMethod(queries: Queries, row: PaymentMethodRow): Promise<void> {
  await queries.insert(paymentMethods).values(row);
}

/**
 * Deletes a card of the member.
 *
 * @returns whether the member had it.
 */
export async function deletePaymentMethod(queries: Queries, memberId: string, id: string) {
  const deleted = await queries
    .delete(paymentMethods)
    .where(and(eq(paymentMethods.memberId, memberId), eq(paymentMethods.id, id)))
    .returning({ id: paymentMethods.id });
  return deleted.length > 0;
}

import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { registrations } from '../../platform/database/schema/index.ts';

/** Whether the member has registered for the event. */
export async function isRegistered(
  queries: Queries,
  memberId: string,
  eventId: string,
): Promise<boolean> {
  const found = await queries
    .select({ eventId: registrations.eventId })
    .from(registrations)
    .where(and(eq(registrations.memberId, memberId), eq(registrations.eventId, eventId)));
  return found.length > 0;
}

/**
 * Keeps the registration; where the member has one for the event already, only its attendee is replaced. Of two at
 * once, the second waits for the first.
 *
 * @returns the confirmation number that now holds.
 */
export async function keepRegistration(
  queries: Queries,
  fresh: typeof registrations.$inferInsert,
): Promise<string> {
  const { firstName, lastName, email } = fresh;
  const [kept] = await queries
    .insert(registrations)
    .values(fresh)
    .onConflictDoUpdate({
      target: [registrations.memberId, registrations.eventId],
      set: { firstName, lastName, email },
    })
    .returning({ confirmationNumber: registrations.confirmationNumber });
  return kept?.confirmationNumber ?? fresh.confirmationNumber;
}

import { and, eq, sql } from 'drizzle-orm';
import { isEmailDue } from '../../emails/confirmations.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import { registrations } from '../../platform/postgres/schema/index.ts';

/** Whether the member has registered for the event. */
export async function isRegistered(queries: Queries, memberId: string, eventId: string) {
  const found = await queries
    .select({ eventId: registrations.eventId })
    .from(registrations)
    .where(and(eq(registrations.memberId, memberId), eq(registrations.eventId, eventId)));
  return found.length > 0;
}

/**
 * Stores the registration. Where the member already has one for the event, only its attendee is replaced. Of two
 * concurrent calls, the second waits for the first.
 *
 * @returns the confirmation number of the stored registration.
 */
export async function saveRegistration(queries: Queries, fresh: typeof registrations.$inferInsert) {
  const { firstName, lastName, email } = fresh;
  const [saved] = await queries
    .insert(registrations)
    .values(fresh)
    .onConflictDoUpdate({
      target: [registrations.memberId, registrations.eventId],
      set: {
        firstName,
        lastName,
        email,
        // An email about another attendee confirms nothing.
        emailedAt: sql`case
          when (${registrations.firstName}, ${registrations.lastName}, ${registrations.email})
            = (${firstName}, ${lastName}, ${email})
          then ${registrations.emailedAt} end`,
      },
    })
    .returning({ confirmationNumber: registrations.confirmationNumber });
  return saved?.confirmationNumber ?? fresh.confirmationNumber;
}

/** Claims the email about a registration. Returns false when one was sent a few minutes ago (ML14). */
export async function claimRegistrationEmail(
  queries: Queries,
  memberId: string,
  eventId: string,
  now: Date,
): Promise<boolean> {
  const claimed = await queries
    .update(registrations)
    .set({ emailedAt: now })
    .where(
      and(
        eq(registrations.memberId, memberId),
        eq(registrations.eventId, eventId),
        isEmailDue(registrations.emailedAt, now),
      ),
    )
    .returning({ eventId: registrations.eventId });
  return claimed.length > 0;
}

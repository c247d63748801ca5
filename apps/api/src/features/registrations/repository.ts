import { and, desc, eq, sql } from 'drizzle-orm';
import { isEmailDue } from '../../emails/confirmations.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import { events, registrations } from '../../platform/postgres/schema/index.ts';

const REGISTRATION_LIMIT = 500;

const ofMember = (memberId: string, eventId: string) =>
  and(eq(registrations.memberId, memberId), eq(registrations.eventId, eventId));

/** Whether the member has registered for the event. */
export async function isRegistered(queries: Queries, memberId: string, eventId: string) {
  const found = await queries
    .select({ eventId: registrations.eventId })
    .from(registrations)
    .where(ofMember(memberId, eventId));
  return found.length > 0;
}

/** Returns a member's registrations with their events, the last made first. Beyond the limit it leaves out the oldest (api/registrations-8). */
export function findRegistrations(queries: Queries, memberId: string, limit = REGISTRATION_LIMIT) {
  return queries
    .select({
      confirmationNumber: registrations.confirmationNumber,
      calendarUid: registrations.calendarUid,
      revision: registrations.revision,
      eventRevision: events.revision,
      createdAt: registrations.createdAt,
      hiddenAt: events.hiddenAt,
      event: {
        id: events.id,
        title: events.title,
        imageUrl: events.imageUrl,
        location: events.location,
        url: events.url,
        startDate: events.startDate,
        endDate: events.endDate,
        timeZone: events.timeZone,
      },
    })
    .from(registrations)
    .innerJoin(events, eq(events.id, registrations.eventId))
    .where(eq(registrations.memberId, memberId))
    .orderBy(desc(registrations.createdAt), desc(registrations.eventId))
    .limit(limit);
}

/** Returns how often what a calendar shows of an event has changed. */
export async function findEventRevision(queries: Queries, eventId: string): Promise<number> {
  const [found] = await queries
    .select({ revision: events.revision })
    .from(events)
    .where(eq(events.id, eventId));
  return found?.revision ?? 0;
}

/** Removes a registration. Returns it, or undefined where the member has none. Of two concurrent calls one gets it. */
export async function removeRegistration(queries: Queries, memberId: string, eventId: string) {
  const [removed] = await queries
    .delete(registrations)
    .where(ofMember(memberId, eventId))
    .returning();
  return removed;
}

/**
 * Stores the registration. Where the member already has one for the event, only its attendee is replaced. Of two
 * concurrent calls, the second waits for the first.
 *
 * @returns what the stored registration keeps of the first time, and the email that may still wait.
 */
export async function saveRegistration(
  queries: Queries,
  fresh: typeof registrations.$inferInsert & { readonly calendarUid: string },
) {
  const { firstName, lastName, email } = fresh;
  const isSameAttendee = sql`(${registrations.firstName}, ${registrations.lastName}, ${registrations.email})
    = (${firstName}, ${lastName}, ${email})`;
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
        emailedAt: sql`case when ${isSameAttendee} then ${registrations.emailedAt} end`,
        revision: sql`${registrations.revision} + case when ${isSameAttendee} then 0 else 1 end`,
      },
    })
    .returning({
      confirmationNumber: registrations.confirmationNumber,
      calendarUid: registrations.calendarUid,
      revision: registrations.revision,
      createdAt: registrations.createdAt,
      delayedEmailId: registrations.delayedEmailId,
      emailedAt: registrations.emailedAt,
    });
  return saved ?? { ...fresh, revision: 0, delayedEmailId: null, emailedAt: null };
}

/** Stores which email waits until the registration can't be undone any more. Null for none. */
export async function saveDelayedEmail(
  queries: Queries,
  memberId: string,
  eventId: string,
  delayedEmailId: string | null,
): Promise<void> {
  await queries.update(registrations).set({ delayedEmailId }).where(ofMember(memberId, eventId));
}

/** Claims the email about a registration. Returns false when one was sent a few minutes ago (api/emails-16). */
export async function claimRegistrationEmail(
  queries: Queries,
  memberId: string,
  eventId: string,
  now: Date,
): Promise<boolean> {
  const claimed = await queries
    .update(registrations)
    .set({ emailedAt: now })
    .where(and(ofMember(memberId, eventId), isEmailDue(registrations.emailedAt, now)))
    .returning({ eventId: registrations.eventId });
  return claimed.length > 0;
}

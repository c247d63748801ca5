import { isOver } from '@parlour/core';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Branding } from '../../../emails/branding.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { events, members, registrations } from '../../../platform/postgres/schema/index.ts';
import { contactOf } from '../../profile/repository.ts';
import { presentEvent } from '../../events/present.ts';
import { calendarFileOf } from '../../registrations/calendarEntry.ts';
import { eventChangeEmail, type EventChange } from '../../registrations/eventChangeEmail.ts';

const BATCH = 200;

/** What those who are registered are told. */
export interface News {
  readonly change: EventChange;
  /** What staff wrote besides. Null for nothing. */
  readonly words: string | null;
}

/** The dependencies of {@link tellRegistered}. */
export interface TellDependencies {
  readonly outbox: Pick<Outbox, 'put'>;
  readonly branding: Branding;
}

/** Emails all who are registered for a coming event that it changed or does not take place (api/staff/content-9). */
export async function tellRegistered(
  transaction: Transaction,
  { outbox, branding }: TellDependencies,
  eventId: string,
  { change, words }: News,
  now: Date,
): Promise<void> {
  const [row] = await transaction.select().from(events).where(eq(events.id, eventId));
  if (row === undefined) return;
  const { images: _, ...shown } = row;
  const event = presentEvent(shown);
  if (isOver(event, now)) return;
  let after = '';
  for (;;) {
    const batch = await transaction
      .select({ registration: registrations, member: members })
      .from(registrations)
      .innerJoin(members, eq(members.id, registrations.memberId))
      .where(and(eq(registrations.eventId, eventId), gt(registrations.memberId, after)))
      .orderBy(asc(registrations.memberId))
      .limit(BATCH);
    for (const { registration, member } of batch) {
      after = registration.memberId;
      if (!member.isActive) continue;
      const { firstName, lastName, email, confirmationNumber } = registration;
      const calendarFile = calendarFileOf(
        branding,
        { ...registration, eventRevision: row.revision, event },
        { now, isCanceled: change === 'hidden' },
      );
      const attendee = { firstName, lastName, email };
      const facts = {
        event,
        attendee,
        confirmationNumber,
        member: contactOf(member),
        calendarFile,
      };
      await outbox.put(transaction, eventChangeEmail(branding, facts, { change, words }));
    }
    if (batch.length < BATCH) return;
  }
}

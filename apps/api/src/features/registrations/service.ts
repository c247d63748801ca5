import { type Registration, type RegistrationPayload, UNDO_SECONDS } from '@parlour/contract';
import { isOver, websiteHref } from '@parlour/core';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
import { invalidInput } from '../../errors/apiError.ts';
import { newId, readableCode } from '../../platform/crypto/random.ts';
import type { ConfirmationDependencies, StaffEmailDependencies } from '../dependencies.ts';
import { findContact } from '../profile/repository.ts';
import { getAnyEvent, getEvent } from '../events/service.ts';
import { findPicturesOf } from '../pictures/shownPictures.ts';
import { calendarFileOf, type CalendarRegistration } from './calendarEntry.ts';
import { cancellationEmails, registrationEmail } from './emails.ts';
import {
  claimRegistrationEmail,
  findEventRevision,
  findRegistrations,
  isRegistered,
  removeRegistration,
  saveDelayedEmail,
  saveRegistration,
} from './repository.ts';
import type { Branding } from '../../emails/branding.ts';

// Seconds. The margin is for an Undo on its way.
const EMAIL_DELAY = UNDO_SECONDS + 2;

// Ten characters have 45 random bits.
const NUMBER_LENGTH = 10;

/** The dependencies of {@link createRegistrations}. */
export type RegistrationDependencies = ConfirmationDependencies & StaffEmailDependencies;

/** Creates the service of members' registrations for events. */
export function createRegistrations(dependencies: RegistrationDependencies) {
  const { outbox, branding, clock, random, countConfirmation, countEmailToStaff } = dependencies;
  return {
    /** Returns the member's own registrations, the last made first (api/registrations-8). */
    async list(queries: Queries, memberId: string): Promise<Registration[]> {
      const rows = await findRegistrations(queries, memberId);
      const show = await findPicturesOf(
        queries,
        rows.map(({ event }) => event),
      );
      return rows.map(({ event, ...row }) => {
        const presented = {
          ...show(event),
          url: websiteHref(event.url),
          startDate: event.startDate.toISOString(),
          endDate: event.endDate?.toISOString() ?? null,
        };
        return presentRegistration(branding, { ...row, event: presented }, clock.now());
      });
    },
    /** Registers an attendee for an event and emails the member. Again returns the same confirmation number (api/registrations-2). */
    async register(
      transaction: Transaction,
      memberId: string,
      eventId: string,
      payload: RegistrationPayload,
    ): Promise<Registration> {
      if (payload.eventId !== undefined && payload.eventId !== eventId) {
        throw invalidInput('eventId', 'eventId must be that of the event in the address.');
      }
      const event = await getEvent(transaction, eventId);
      const now = clock.now();
      // A registered member gets their number again at any time (api/registrations-4).
      if (isOver(event, now) && !(await isRegistered(transaction, memberId, eventId))) {
        throw invalidInput(
          'eventId',
          'This event has already taken place, so registration is closed.',
        );
      }
      countConfirmation(memberId);
      const attendee = payload.attendeeInfo;
      const saved = await saveRegistration(transaction, {
        memberId,
        eventId,
        confirmationNumber: `RG-${readableCode(random, NUMBER_LENGTH)}`,
        calendarUid: newId(clock, random),
        ...attendee,
        createdAt: now,
      });
      const eventRevision = await findEventRevision(transaction, eventId);
      const registration = presentRegistration(branding, { ...saved, eventRevision, event }, now);
      if (await claimRegistrationEmail(transaction, memberId, eventId, now)) {
        // One about another attendee would confirm nothing.
        const isWithdrawn =
          saved.delayedEmailId !== null &&
          (await outbox.withdraw(transaction, saved.delayedEmailId));
        // Only a member who was told of the former attendee learns of a change (api/registrations-14).
        const isChanged = saved.revision > 0 && saved.emailedAt === null && !isWithdrawn;
        const member = await findContact(transaction, memberId);
        const email = registrationEmail(
          branding,
          { ...registration, attendee, member },
          { isChanged },
        );
        if (payload.offersUndo === true) {
          const id = await outbox.putDelayed(transaction, email, EMAIL_DELAY);
          await saveDelayedEmail(transaction, memberId, eventId, id);
        } else {
          await outbox.put(transaction, email);
          await saveDelayedEmail(transaction, memberId, eventId, null);
        }
      }
      return registration;
    },
    /**
     * Cancels the member's registration and emails staff and the member, unless its own email has not left (api/registrations-9, api/registrations-12).
     *
     * @returns whether there was one. Again changes nothing.
     */
    async cancel(transaction: Transaction, memberId: string, eventId: string): Promise<boolean> {
      const event = await getAnyEvent(transaction, eventId);
      const removed = await removeRegistration(transaction, memberId, eventId);
      if (removed === undefined) return false;
      if (isOver(event, clock.now())) {
        throw invalidInput(
          'eventId',
          'This event has already taken place, so its registration stays.',
        );
      }
      const { delayedEmailId } = removed;
      const isUndone =
        delayedEmailId !== null && (await outbox.withdraw(transaction, delayedEmailId));
      // Nobody has been told of it (api/registrations-12).
      if (isUndone) return true;
      countEmailToStaff(memberId);
      const { firstName, lastName, email, confirmationNumber } = removed;
      const attendee = { firstName, lastName, email };
      const member = await findContact(transaction, memberId);
      const calendarFile = calendarFileOf(
        branding,
        { ...removed, eventRevision: await findEventRevision(transaction, eventId), event },
        { now: clock.now(), isCanceled: true },
      );
      const facts = { event, attendee, confirmationNumber, member, calendarFile };
      for (const message of cancellationEmails(branding, facts)) {
        await outbox.put(transaction, message);
      }
      return true;
    },
  };
}

/** A registration with its event, as the member's list, the response and the email need it. */
interface StoredRegistration extends CalendarRegistration {
  readonly createdAt: Date;
  /** When staff hid its event. Null or absent where it has a page. */
  readonly hiddenAt?: Date | null;
}

/** Converts a registration to its shape on the wire, with its calendar file, which takes an event back that staff hid before it was over (api/registrations-7, api/registrations-8). */
function presentRegistration(
  branding: Branding,
  registration: StoredRegistration,
  now: Date,
): Registration {
  const { confirmationNumber, createdAt, hiddenAt, event } = registration;
  const { id, title, imageUrl, location, startDate, endDate, timeZone } = event;
  const picture = event.picture && { picture: event.picture };
  // What staff hide once it is over took place.
  const isCanceled = Boolean(hiddenAt && !isOver(event, hiddenAt));
  return {
    confirmationNumber,
    registeredAt: createdAt.toISOString(),
    calendarFile: calendarFileOf(branding, registration, { now, isCanceled }),
    event: {
      id,
      title,
      imageUrl,
      location,
      startDate,
      endDate,
      timeZone,
      ...picture,
      ...(hiddenAt && { isHidden: true }),
    },
  };
}

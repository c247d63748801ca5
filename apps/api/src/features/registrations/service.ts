import type { Registration, RegistrationPayload } from '@parlour/contract';
import { isOver } from '@parlour/core';
import type { MemberCaller } from '../../access.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/refusal.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { Stationery } from '../../platform/mail/stationery.ts';
import { type Random, readableCode } from '../../platform/random.ts';
import { createEvents } from '../events/service.ts';
import { registrationLetter } from './letters.ts';
import { isRegistered, keepRegistration } from './repository.ts';

/** The dependencies of the registration service. */
export interface RegistrationParts {
  readonly outbox: Outbox;
  readonly stationery: Stationery;
  readonly clock: Clock;
  readonly random: Random;
}

/** The registrations of members for events. */
export interface Registrations {
  /** Registers an attendee for an event and emails the member. Again returns the same confirmation number (RG2). */
  register(
    transaction: Transaction,
    member: MemberCaller,
    eventId: string,
    payload: RegistrationPayload,
  ): Promise<Registration>;
}

const NUMBER_LENGTH = 10;

/** Creates the registration service. */
export function createRegistrations(dependencies: RegistrationParts): Registrations {
  const { outbox, stationery: branding, clock, random } = dependencies;
  return {
    async register(transaction, member, eventId, payload) {
      if (payload.eventId !== eventId) {
        throw invalid('eventId', 'eventId must be that of the event in the address.');
      }
      const event = await createEvents(transaction).one(eventId);
      const now = clock.now();
      // A registered member gets their number again at any time (RG4).
      if (isOver(event, now) && !(await isRegistered(transaction, member.memberId, eventId))) {
        throw invalid('eventId', 'This event has already taken place, so registration is closed.');
      }
      const attendee = payload.attendeeInfo;
      const confirmationNumber = await keepRegistration(transaction, {
        memberId: member.memberId,
        eventId,
        confirmationNumber: `RG-${readableCode(random, NUMBER_LENGTH)}`,
        ...attendee,
        createdAt: now,
      });
      await outbox.put(
        transaction,
        registrationLetter(branding, { event, attendee, confirmationNumber, member, now }),
      );
      return { confirmationNumber };
    },
  };
}

import type { RegistrationPayload } from '@parlour/contract';
import { isOver } from '@parlour/core';
import type { Transaction } from '../../platform/postgres/database.ts';
import { invalidInput } from '../../errors/apiError.ts';
import { readableCode } from '../../platform/crypto/random.ts';
import type { ConfirmationDependencies } from '../dependencies.ts';
import { findContact } from '../profile/repository.ts';
import { getEvent } from '../events/service.ts';
import { registrationEmail } from './emails.ts';
import { claimRegistrationEmail, isRegistered, saveRegistration } from './repository.ts';

const NUMBER_LENGTH = 10;

/** Creates the service of members' registrations for events. */
export function createRegistrations(dependencies: ConfirmationDependencies) {
  const { outbox, branding, clock, random, countConfirmation } = dependencies;
  return {
    /** Registers an attendee for an event and emails the member. Again returns the same confirmation number (RG2). */
    async register(
      transaction: Transaction,
      memberId: string,
      eventId: string,
      payload: RegistrationPayload,
    ) {
      if (payload.eventId !== eventId) {
        throw invalidInput('eventId', 'eventId must be that of the event in the address.');
      }
      const event = await getEvent(transaction, eventId);
      const now = clock.now();
      // A registered member gets their number again at any time (RG4).
      if (isOver(event, now) && !(await isRegistered(transaction, memberId, eventId))) {
        throw invalidInput(
          'eventId',
          'This event has already taken place, so registration is closed.',
        );
      }
      countConfirmation(memberId);
      const attendee = payload.attendeeInfo;
      const confirmationNumber = await saveRegistration(transaction, {
        memberId,
        eventId,
        confirmationNumber: `RG-${readableCode(random, NUMBER_LENGTH)}`,
        ...attendee,
        createdAt: now,
      });
      if (await claimRegistrationEmail(transaction, memberId, eventId, now)) {
        const member = await findContact(transaction, memberId);
        await outbox.put(
          transaction,
          registrationEmail(branding, { event, attendee, confirmationNumber, member, now }),
        );
      }
      return { confirmationNumber };
    },
  };
}

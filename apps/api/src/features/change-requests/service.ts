import type { ChangeRequest, ChangeRequestPayload } from '@parlour/contract';
import { requestedValueIssue } from '@parlour/core';
import { type Clock, dayOf } from '../../platform/process/clock.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { invalidInput } from '../../errors/apiError.ts';
import type { CountEmailToStaff } from '../../emails/emailsToStaff.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { Branding } from '../../emails/branding.ts';
import { newId, type Random } from '../../platform/crypto/random.ts';
import { contactOf } from '../profile/repository.ts';
import { getProfile } from '../profile/service.ts';
import { confirmationEmail, emailToStaff } from './emails.ts';
import { insertChangeRequest } from './repository.ts';

/** The dependencies of the change request service. */
export interface ChangeRequestDependencies {
  readonly outbox: Outbox;
  readonly branding: Branding;
  readonly clock: Clock;
  readonly random: Random;
  readonly countEmailToStaff: CountEmailToStaff;
}

/** The changes of identity fields that members request from the club. */
export interface ChangeRequests {
  /** Stores a member's change request and puts its two emails into the outbox, all in the transaction. */
  submit(
    transaction: Transaction,
    memberId: string,
    payload: ChangeRequestPayload,
  ): Promise<ChangeRequest>;
}

/** Creates the change request service. */
export function createChangeRequests(dependencies: ChangeRequestDependencies): ChangeRequests {
  const { outbox, branding, clock, random, countEmailToStaff } = dependencies;
  return {
    async submit(transaction, memberId, payload) {
      const now = clock.now();
      const issue = requestedValueIssue(payload, dayOf(now));
      if (issue !== null) throw invalidInput('requestedValue', `requestedValue ${issue}.`);
      countEmailToStaff(memberId);
      const profile = await getProfile(transaction, memberId);
      const id = newId(clock, random);
      await insertChangeRequest(transaction, {
        ...payload,
        id,
        memberId,
        createdAt: now,
      });
      const accepted = { id, payload, profile, member: contactOf(profile) };
      await outbox.put(transaction, emailToStaff(branding, accepted));
      await outbox.put(transaction, confirmationEmail(branding, accepted));
      return { id };
    },
  };
}

import type { ChangeRequestPayload } from '@parlour/contract';
import { clubDay, requestedValueIssue } from '@parlour/core';
import type { Transaction } from '../../platform/postgres/database.ts';
import { invalidInput } from '../../errors/apiError.ts';
import { newId } from '../../platform/crypto/random.ts';
import type { StaffEmailDependencies } from '../dependencies.ts';
import { contactOf } from '../profile/repository.ts';
import { getProfile } from '../profile/service.ts';
import { changeRequestEmails } from './emails.ts';
import { insertChangeRequest } from './repository.ts';

/** Creates the service of changes of identity fields that members request from the club. */
export function createChangeRequests(dependencies: StaffEmailDependencies) {
  const { outbox, branding, clock, random, countEmailToStaff } = dependencies;
  return {
    /** Stores a member's change request and puts its two emails into the outbox, all in the transaction. */
    async submit(transaction: Transaction, memberId: string, payload: ChangeRequestPayload) {
      const now = clock.now();
      const issue = requestedValueIssue(payload, clubDay(now));
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
      for (const email of changeRequestEmails(branding, accepted))
        await outbox.put(transaction, email);
      return { id };
    },
  };
}

import type { ChangeRequest, ChangeRequestPayload } from '@parlour/contract';
import { requestedValueComplaint } from '@parlour/core';
import type { MemberCaller } from '../../access.ts';
import { type Clock, dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/refusal.ts';
import type { CountLetterToStaff } from '../../platform/mail/lettersToStaff.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { Stationery } from '../../platform/mail/stationery.ts';
import { newId, type Random } from '../../platform/random.ts';
import { createProfiles } from '../profile/service.ts';
import { confirmationLetter, staffLetter } from './letters.ts';
import { insertChangeRequest } from './repository.ts';

/** The dependencies of the change request service. */
export interface ChangeRequestParts {
  readonly outbox: Outbox;
  readonly stationery: Stationery;
  readonly clock: Clock;
  readonly random: Random;
  readonly countLetterToStaff: CountLetterToStaff;
}

/** The changes of identity fields that members request from the club. */
export interface ChangeRequests {
  /** Stores a member's change request and puts its two emails into the outbox, all in the transaction. */
  submit(
    transaction: Transaction,
    member: MemberCaller,
    payload: ChangeRequestPayload,
  ): Promise<ChangeRequest>;
}

/** Creates the change request service. */
export function createChangeRequests(dependencies: ChangeRequestParts): ChangeRequests {
  const {
    outbox,
    stationery: branding,
    clock,
    random,
    countLetterToStaff: countEmailToStaff,
  } = dependencies;
  return {
    async submit(transaction, member, payload) {
      const now = clock.now();
      const issue = requestedValueComplaint(payload, dayOf(now));
      if (issue !== null) throw invalid('requestedValue', `requestedValue ${issue}.`);
      countEmailToStaff(member.memberId);
      const profile = await createProfiles(transaction).one(member.memberId);
      const id = newId(clock, random);
      await insertChangeRequest(transaction, {
        ...payload,
        id,
        memberId: member.memberId,
        createdAt: now,
      });
      const accepted = { id, payload, profile, member };
      await outbox.put(transaction, staffLetter(branding, accepted));
      await outbox.put(transaction, confirmationLetter(branding, accepted));
      return { id };
    },
  };
}

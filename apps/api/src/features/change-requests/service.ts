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

/** What the service of change requests works with. */
export interface ChangeRequestParts {
  readonly outbox: Outbox;
  readonly stationery: Stationery;
  readonly clock: Clock;
  readonly random: Random;
  readonly countLetterToStaff: CountLetterToStaff;
}

/** What members ask the club to change for them (specification, section 7). */
export interface ChangeRequests {
  /** Stores a member's change request and puts its two letters into the outbox, all in the transaction. */
  submit(
    transaction: Transaction,
    member: MemberCaller,
    payload: ChangeRequestPayload,
  ): Promise<ChangeRequest>;
}

/** Makes the service of change requests. */
export function createChangeRequests(parts: ChangeRequestParts): ChangeRequests {
  const { outbox, stationery, clock, random, countLetterToStaff } = parts;
  return {
    async submit(transaction, member, payload) {
      const now = clock.now();
      const complaint = requestedValueComplaint(payload, dayOf(now));
      if (complaint !== null) throw invalid('requestedValue', `requestedValue ${complaint}.`);
      countLetterToStaff(member.memberId);
      const profile = await createProfiles(transaction).one(member.memberId);
      const id = newId(clock, random);
      await insertChangeRequest(transaction, {
        ...payload,
        id,
        memberId: member.memberId,
        createdAt: now,
      });
      const accepted = { id, payload, profile, member };
      await outbox.put(transaction, staffLetter(stationery, accepted));
      await outbox.put(transaction, confirmationLetter(stationery, accepted));
      return { id };
    },
  };
}

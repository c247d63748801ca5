import { emailSchema } from '@parlour/contract';
import type { ChangeRequestAcceptance, ChangeRequestDecline } from '@parlour/contract/staff';
import { clubDay, requestedValueIssue, fullName } from '@parlour/core';
import { ApiError, forbidden, invalidInput, orNotFound } from '../../../errors/apiError.ts';
import type { AuditEvent } from '../../../http/audit/audit.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { changeMember, type MemberChanges } from '../../members/changeMember.ts';
import { emailChangedEmail } from '../../members/emails.ts';
import { holdMember } from '../../members/repository.ts';
import { contactOf, type MemberRow } from '../../profile/repository.ts';
import { findStaffMember } from '../people/repository.ts';
import { outcomeEmail } from './emails.ts';
import { type ChangeRequestRow, lockChangeRequest, saveDecision } from './repository.ts';

const inOneLine = (text: string) => text.trim().split(/\s+/).join(' ');

/** Returns the two parts of a requested legal name, which staff split. Together they are what the member asks for. */
function legalNameOf(
  { requestedValue }: ChangeRequestRow,
  { firstName = '', lastName = '' }: ChangeRequestAcceptance,
): MemberChanges {
  const name = { firstName, lastName };
  if (fullName(name) === '') {
    throw invalidInput('firstName', 'Please say which part is the first name and which the last.');
  }
  if (inOneLine(fullName(name)) !== inOneLine(requestedValue)) {
    throw invalidInput(
      'firstName',
      'First and last name together must be the name that the member asks for.',
    );
  }
  return name;
}

/** Returns what accepting changes in the profile. A request for something else is carried out by hand. */
function changesOf(
  changeRequest: ChangeRequestRow,
  acceptance: ChangeRequestAcceptance,
  today: string,
): MemberChanges {
  const { field, requestedValue } = changeRequest;
  const issue = requestedValueIssue(changeRequest, today);
  if (issue !== null) throw invalidInput('requestedValue', `requestedValue ${issue}.`);
  switch (field) {
    case 'email':
      return { email: emailSchema.parse(requestedValue) };
    case 'dateOfBirth':
      return { dateOfBirth: requestedValue };
    case 'legalName':
      return legalNameOf(changeRequest, acceptance);
    case 'other':
      return {};
  }
}

/** Creates what managers do with change requests. */
export function createChangeDecisions({
  clock,
  outbox,
  branding,
}: Pick<FeatureDependencies, 'clock' | 'outbox' | 'branding'>) {
  /** Returns an open change request of the seen version with its member, both locked. Nobody decides their own (api/staff/change-requests-5). */
  const hold = async (transaction: Transaction, staffId: string, id: string, version: number) => {
    const found = await lockChangeRequest(transaction, id);
    const changeRequest = orNotFound(found, 'This change request does not exist.');
    if (changeRequest.status !== 'open' || changeRequest.version !== version) {
      throw new ApiError('changed_meanwhile', 'Somebody decided this change request meanwhile.', {
        field: 'version',
      });
    }
    const member = await holdMember(transaction, changeRequest.memberId);
    const staff = await findStaffMember(transaction, staffId);
    if (staff?.email.toLowerCase() === member.email.toLowerCase()) {
      throw forbidden('Nobody decides their own change request. Please ask a colleague.');
    }
    return { changeRequest, member };
  };

  const save = async (
    transaction: Transaction,
    { id, field }: ChangeRequestRow,
    status: 'accepted' | 'declined',
    by: { readonly staffId: string; readonly note: string | undefined },
  ): Promise<AuditEvent> => {
    await saveDecision(transaction, id, {
      status,
      decidedAt: clock.now(),
      decidedBy: by.staffId,
      decisionNote: by.note?.trim() || null,
    });
    const subject = `change-request:${id}` as const;
    return { action: `change-request.${status}`, subject, fields: [field] };
  };

  const tell = async (
    transaction: Transaction,
    member: MemberRow,
    changeRequest: ChangeRequestRow,
    isAccepted: boolean,
  ) => {
    const message = outcomeEmail(branding, contactOf(member), { changeRequest, isAccepted });
    await outbox.put(transaction, message);
  };

  return {
    /** Carries out a change request and tells the member, also at a former email (api/staff/change-requests-3, api/staff/change-requests-6). */
    async accept(
      transaction: Transaction,
      staffId: string,
      id: string,
      acceptance: ChangeRequestAcceptance,
    ) {
      const { version, note } = acceptance;
      const { changeRequest, member } = await hold(transaction, staffId, id, version);
      const now = clock.now();
      const changes = changesOf(changeRequest, acceptance, clubDay(now));
      const { changed, events } = await changeMember(transaction, member, changes, now);
      const decided = await save(transaction, changeRequest, 'accepted', { staffId, note });
      await tell(transaction, changed, changeRequest, true);
      if (changed.email !== member.email) {
        const toFormer = emailChangedEmail(branding, contactOf(member), changed.email);
        await outbox.put(transaction, toFormer);
      }
      return { events: [decided, ...events] };
    },
    /** Declines a change request and tells the member (api/staff/change-requests-4, api/staff/change-requests-6). */
    async decline(
      transaction: Transaction,
      staffId: string,
      id: string,
      { version, note }: ChangeRequestDecline,
    ) {
      const { changeRequest, member } = await hold(transaction, staffId, id, version);
      const decided = await save(transaction, changeRequest, 'declined', { staffId, note });
      await tell(transaction, member, changeRequest, false);
      return { events: [decided] };
    },
  };
}

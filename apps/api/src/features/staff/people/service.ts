import { type NewStaff, type StaffRole, staffRoles } from '@parlour/contract/staff';
import { ApiError, forbidden, invalidInput, orNotFound } from '../../../errors/apiError.ts';
import type { AuditEvent } from '../../../http/audit/audit.ts';
import { randomId } from '../../../platform/crypto/random.ts';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import { after, HOUR } from '../../../platform/process/clock.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { deleteKeys } from '../keys/repository.ts';
import { revokeSessions } from '../sessions/repository.ts';
import { createInvitationLink } from '../set-up/invitations.ts';
import { deleteInvitationsOf } from '../set-up/repository.ts';
import { invitationEmail } from './emails.ts';
import {
  findStaffByEmail,
  findStaffMember,
  hasAdministrator,
  insertStaffMember,
  lockAdministrators,
  lockStaffMember,
  type StaffRow,
  updateStaffMember,
} from './repository.ts';

/** The dependencies of {@link createStaffPeople}. */
export interface StaffPeopleDependencies extends Pick<
  FeatureDependencies,
  'outbox' | 'branding' | 'clock' | 'random'
> {
  readonly deskUrl: string;
  /** Returns the open requests of a person to the queue, and returns their ids. */
  readonly releaseRequests: (
    transaction: Transaction,
    staffId: string,
  ) => Promise<readonly string[]>;
  /** Deletes a person's inbox, and what they saw, marked and watch of requests. */
  readonly forgetReading: (transaction: Transaction, staffId: string) => Promise<void>;
}

const INVITATION_EMAIL_LIFETIME = 72 * HOUR;
const NOBODY = 'There is no such person at the desk.';

const inOrder = (roles: readonly string[]): StaffRole[] =>
  staffRoles.filter((role) => roles.includes(role));

/** Creates the service for administrators who manage the club's staff. */
export function createStaffPeople(dependencies: StaffPeopleDependencies) {
  const { outbox, branding, clock, random, releaseRequests, forgetReading } = dependencies;

  const sendInvitation = async (transaction: Transaction, person: StaffRow) => {
    const link = await createInvitationLink(transaction, dependencies, person.id);
    const message = invitationEmail(branding, person, link);
    await outbox.put(transaction, message, after(clock.now(), INVITATION_EMAIL_LIFETIME));
  };

  const get = async (queries: Queries, id: string) => {
    const found = await findStaffMember(queries, id);
    return orNotFound(found?.status === 'ended' ? undefined : found, NOBODY);
  };

  /** Checks that the club has an administrator without this one (api/staff/people-4). */
  const checkOthers = async (transaction: Transaction, { id, roles, status }: StaffRow) => {
    const isOne = status === 'active' && roles.includes('administrator');
    if (isOne && !(await hasAdministrator(transaction, id))) {
      throw invalidInput('roles', 'The last administrator stays one. Please name another first.');
    }
  };

  return {
    /** Invites a person by email (api/staff/people-1). One who has left may come back with the same email. */
    async invite(transaction: Transaction, { roles, ...person }: NewStaff) {
      const former = await findStaffByEmail(transaction, person.email);
      if (former !== undefined && former.status !== 'ended') {
        throw invalidInput('email', 'email is that of another person at the desk.');
      }
      const values = { ...person, roles: inOrder(roles), status: 'invited' } as const;
      const id = former?.id ?? randomId(random);
      if (former !== undefined) await updateStaffMember(transaction, id, values);
      else if (!(await insertStaffMember(transaction, { ...values, id, createdAt: clock.now() }))) {
        throw invalidInput('email', 'email is that of another person at the desk.');
      }
      const invited = await get(transaction, id);
      await sendInvitation(transaction, invited);
      const fields = values.roles;
      const event: AuditEvent = { action: 'staff.invited', subject: `staff:${id}`, fields };
      return { invited, events: [event] };
    },
    /** Sends an invited person another link. The former one opens nothing any more. */
    async inviteAgain(transaction: Transaction, id: string) {
      const person = await get(transaction, id);
      if (person.status !== 'invited') throw new ApiError('not_found', NOBODY);
      await sendInvitation(transaction, person);
      const event = { action: 'staff.invited', subject: `staff:${id}` } as const;
      return { events: [event] };
    },
    /** Changes the roles of a person. Nobody gives themselves a role, and the last administrator stays (api/staff/people-3, api/staff/people-4). */
    async changeRoles(
      transaction: Transaction,
      callerId: string,
      id: string,
      roles: readonly StaffRole[],
    ) {
      await lockAdministrators(transaction);
      const person = await get(transaction, id);
      if (callerId === id && roles.some((role) => !person.roles.includes(role))) {
        throw forbidden('Nobody gives themselves a role.');
      }
      if (!roles.includes('administrator')) await checkOthers(transaction, person);
      const changed = { ...person, roles: inOrder(roles) };
      await updateStaffMember(transaction, id, { roles: changed.roles });
      const fields = changed.roles;
      const event: AuditEvent = { action: 'staff.changed', subject: `staff:${id}`, fields };
      return { changed, events: [event] };
    },
    /** Ends an account with its keys, sessions and invitations, what it read of requests, and releases its requests (api/staff/people-5, api/staff/people-6). What the person did stays. */
    async end(transaction: Transaction, id: string) {
      await lockAdministrators(transaction);
      // Who gives this person a request meanwhile has done it before, or finds the account ended.
      await lockStaffMember(transaction, id, 'no key update');
      const person = await get(transaction, id);
      await checkOthers(transaction, person);
      await updateStaffMember(transaction, id, { status: 'ended' });
      await deleteKeys(transaction, id);
      await deleteInvitationsOf(transaction, id);
      await revokeSessions(transaction, id, clock.now());
      const released = await releaseRequests(transaction, id);
      await forgetReading(transaction, id);
      const subject = `staff:${id}` as const;
      const events: AuditEvent[] = [
        { action: 'staff.ended', subject },
        { action: 'sessions.ended', subject },
        ...released.map((requestId): AuditEvent => ({
          action: 'request.moved',
          subject: `request:${requestId}`,
          fields: ['release'],
        })),
      ];
      return { events };
    },
  };
}

import { rmSync } from 'node:fs';
import type { InvitationClaim, PersonName, SetUpStart } from '@parlour/contract/staff';
import { ApiError, invalidInput, orNotFound } from '../../../errors/apiError.ts';
import { auditSourceOf, recordChained } from '../../../http/audit/audit.ts';
import { randomId } from '../../../platform/crypto/random.ts';
import { tokenHash } from '../../../platform/crypto/secrets.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { deviceOf } from '../../sessions/device.ts';
import type { Passkeys } from '../keys/passkeys.ts';
import { deleteKeys, setTotpSecret } from '../keys/repository.ts';
import type { SecondCodes } from '../keys/secondCode.ts';
import type { Totps } from '../keys/totp.ts';
import { nameOf, principalOfStaff } from '../people/present.ts';
import {
  findStaffByEmail,
  findStaffMember,
  hasAdministrator,
  insertStaffMember,
  lockAdministrators,
  updateStaffMember,
} from '../people/repository.ts';
import { revokeSessions } from '../sessions/repository.ts';
import type { StaffSessions } from '../sessions/service.ts';
import { deleteFirstLinks, findInvitation, takeInvitation } from './repository.ts';

/** The dependencies of {@link createSetUp}. */
export interface SetUpDependencies extends Pick<
  FeatureDependencies,
  'database' | 'clock' | 'random' | 'audit'
> {
  readonly passkeys: Passkeys;
  readonly totps: Totps;
  readonly secondCodes: SecondCodes;
  readonly sessions: StaffSessions;
  /** The file with the link of the first administrator. */
  readonly firstLinkFile: string;
}

const USED = 'This link was used before, or it has expired.';

/** Creates the service for an invited person who sets up their keys. A link that is not valid is a 404. */
export function createSetUp(dependencies: SetUpDependencies) {
  const { database, clock, random, audit, passkeys, totps, secondCodes, sessions } = dependencies;
  const { queries } = database;

  const purposeOf = (token: string) => `invitation:${tokenHash(token)}` as const;

  /** Returns the person that a valid invitation is for. Null for the first administrator. */
  const open = async (token: string) => {
    const found = await findInvitation(queries, tokenHash(token), clock.now());
    const { staffId } = orNotFound(found, USED);
    if (staffId !== null) return orNotFound(await findStaffMember(queries, staffId), USED);
    if (await hasAdministrator(queries)) throw new ApiError('not_found', USED);
    return null;
  };

  const addFirst = async (transaction: Transaction, person: PersonName | undefined) => {
    if (await hasAdministrator(transaction)) throw new ApiError('not_found', USED);
    if (person === undefined) throw invalidInput('person', 'person is needed.');
    const former = await findStaffByEmail(transaction, person.email);
    if (former !== undefined) throw invalidInput('email', 'email is that of another account.');
    const id = randomId(random);
    const roles = ['administrator'];
    const createdAt = clock.now();
    await insertStaffMember(transaction, { ...person, id, roles, status: 'active', createdAt });
    await deleteFirstLinks(transaction);
    return id;
  };

  return {
    /** Returns the person that an invitation is for. */
    async open(token: string) {
      const found = await open(token);
      if (found === null) return { person: null };
      const { email, firstName, lastName } = found;
      return { person: { email, firstName, lastName } };
    },
    /** Returns what is needed to make a passkey or to set up an app. */
    async start({ token, person: given }: SetUpStart) {
      const person = (await open(token)) ?? given;
      if (person === undefined) throw invalidInput('person', 'person is needed.');
      const purpose = purposeOf(token);
      const { email } = person;
      return {
        passkey: await passkeys.creationOptions(purpose, { email, name: nameOf(person) }),
        ...totps.setUp(purpose, email),
      };
    },
    /** Uses an invitation up: stores the keys in place of any former ones, and opens a session (api/staff/set-up-2). */
    async claim(
      { token, person: given, passkey: newPasskey, totp }: InvitationClaim,
      { userAgent, requestId }: { readonly userAgent: string; readonly requestId: string },
    ) {
      if ((newPasskey === undefined) === (totp === undefined)) {
        throw invalidInput('passkey', 'A passkey or an app is needed, one of the two.');
      }
      await open(token);
      const purpose = purposeOf(token);
      const passkey = newPasskey && (await passkeys.check(purpose, newPasskey));
      const claimed = await database.transaction(async (transaction) => {
        await lockAdministrators(transaction);
        const now = clock.now();
        const taken = orNotFound(await takeInvitation(transaction, tokenHash(token), now), USED);
        const staffId = taken.staffId ?? (await addFirst(transaction, given));
        await deleteKeys(transaction, staffId);
        await revokeSessions(transaction, staffId, now);
        await updateStaffMember(transaction, staffId, { status: 'active' });
        if (passkey) await passkeys.add(transaction, staffId, passkey, deviceOf(userAgent));
        if (totp) {
          await setTotpSecret(transaction, staffId, totps.confirm(purpose, staffId, totp));
        }
        const recoveryCodes = await secondCodes.renew(transaction, staffId);
        const { sessionId, setCookie } = await sessions.open(transaction, staffId, userAgent);
        const person = orNotFound(await findStaffMember(transaction, staffId), USED);
        const principal = principalOfStaff(person);
        await recordChained(transaction, audit, auditSourceOf({ principal, requestId }, now), [
          { action: 'staff.joined', subject: `staff:${staffId}` },
          { action: 'session.opened', subject: `session:${sessionId}` },
        ]);
        return { person, recoveryCodes, setCookie, session: { sessionId, principal } };
      });
      if (await hasAdministrator(queries)) rmSync(dependencies.firstLinkFile, { force: true });
      return claimed;
    },
  };
}

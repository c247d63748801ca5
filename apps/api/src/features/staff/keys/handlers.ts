import type { staffCallsOf } from '@parlour/contract/staff';
import { invalidInput, orNotFound } from '../../../errors/apiError.ts';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import type { Database, Queries } from '../../../platform/postgres/database.ts';
import { deviceOf } from '../../sessions/device.ts';
import { nameOf } from '../people/present.ts';
import { findStaffMember } from '../people/repository.ts';
import type { Passkeys } from './passkeys.ts';
import { countRecoveryCodes, deletePasskey, listPasskeys, setTotpSecret } from './repository.ts';
import type { SecondCodes } from './secondCode.ts';
import type { Totps } from './totp.ts';

interface KeyDependencies {
  readonly database: Database;
  readonly passkeys: Passkeys;
  readonly totps: Totps;
  readonly secondCodes: SecondCodes;
}

/** Binds the calls of one's own keys. */
export function staffKeyHandlers({
  database,
  passkeys,
  totps,
  secondCodes,
}: KeyDependencies): HandlersOf<typeof staffCallsOf.keys> {
  const { queries } = database;
  const getPerson = async (from: Queries, staffId: string) =>
    orNotFound(await findStaffMember(from, staffId), 'This account is no more.');
  const changed = (staffId: string, field: string) =>
    [{ action: 'staff.keys-changed', subject: `staff:${staffId}`, fields: [field] }] as const;
  return {
    listStaffKeys: {
      query: async ({ caller: { staffId } }) => {
        const { totpSecret } = await getPerson(queries, staffId);
        const rows = await listPasskeys(queries, staffId);
        return {
          data: {
            passkeys: rows.map(({ id, name, createdAt, lastUsedAt }) => ({
              id,
              name,
              createdAt: createdAt.toISOString(),
              lastUsedAt: lastUsedAt?.toISOString() ?? null,
            })),
            hasTotp: totpSecret !== null,
            recoveryCodesLeft: await countRecoveryCodes(queries, staffId),
          },
        };
      },
    },
    startStaffKey: {
      query: async ({ caller: { staffId, sessionId } }) => {
        const person = await getPerson(queries, staffId);
        const { email } = person;
        const purpose = `session:${sessionId}` as const;
        const passkey = await passkeys.creationOptions(purpose, { email, name: nameOf(person) });
        return { data: { passkey, ...totps.setUp(purpose, email) } };
      },
    },
    addStaffPasskey: {
      command: async ({ caller: { staffId, sessionId }, body, userAgent }, transaction) => {
        const passkey = await passkeys.check(`session:${sessionId}`, body);
        await passkeys.add(transaction, staffId, passkey, deviceOf(userAgent));
        return { data: null, events: changed(staffId, 'passkey') };
      },
    },
    deleteStaffPasskey: {
      command: async ({ caller: { staffId }, params }, transaction) => {
        const isDeleted = await deletePasskey(transaction, staffId, params.id);
        orNotFound(isDeleted || undefined, 'There is no such passkey.');
        const { totpSecret } = await getPerson(transaction, staffId);
        const left = await listPasskeys(transaction, staffId);
        if (totpSecret === null && left.length === 0) {
          throw invalidInput('id', 'This is the last way to sign in. Please add another first.');
        }
        return { data: null, events: changed(staffId, 'passkey') };
      },
    },
    setStaffTotp: {
      command: async ({ caller: { staffId, sessionId }, body }, transaction) => {
        const totp = totps.confirm(`session:${sessionId}`, staffId, body);
        await setTotpSecret(transaction, staffId, totp);
        return { data: null, events: changed(staffId, 'totp') };
      },
    },
    renewRecoveryCodes: {
      command: async ({ caller: { staffId } }, transaction) => ({
        data: await secondCodes.renew(transaction, staffId),
        // The codes are shown once, and stored nowhere but as hashes.
        repeatedData: [],
        events: changed(staffId, 'recoveryCodes'),
      }),
    },
  };
}

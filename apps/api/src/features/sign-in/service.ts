import { CODE_LENGTH, type CallData, type requestCode, type verifyCode } from '@parlour/contract';
import { after, type Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { Stationery } from '../../platform/mail/stationery.ts';
import type { Random } from '../../platform/random.ts';
import { sameText, type Secrets } from '../../platform/secrets.ts';
import type { Sessions } from '../sessions/service.ts';
import { addressHash, normalAddress } from './addressHash.ts';
import { codeLetter } from './letters.ts';
import { CODE_LIFE, decideSending, decideTry, type SignInRefusal } from './policy.ts';
import {
  findMemberByEmail,
  lockAddress,
  lockClient,
  saveAddress,
  saveClient,
} from './repository.ts';

/** What the service of signing in works with. */
export interface SignInParts {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly outbox: Outbox;
  readonly stationery: Stationery;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly random: Random;
}

/** Signing in with a code that is sent by e-mail (specification, sections 2 and 7). */
export interface SignIn {
  /** Sends a code to a member; a stranger's address gets the same answer, in the same way, and no code. */
  sendCode(email: string, client: string): Promise<CallData<typeof requestCode>>;
  /** Opens a session for the member whose code it is. */
  verify(email: string, code: string): Promise<CallData<typeof verifyCode>>;
}

const wrongCode = () =>
  new Refusal('invalid_code', 'That code is not valid. Please check it, or ask for a new one.', {
    field: 'code',
  });

const seconds = (count: number) => (count === 1 ? 'a second' : `${count} seconds`);

const minutes = (wait: number) => {
  const count = Math.ceil(wait / 60);
  return count === 1 ? 'a minute' : `${count} minutes`;
};

/** Makes the service of signing in; both calls throw a Refusal where the policy or a wrong code stops them. */
export function createSignIn(parts: SignInParts): SignIn {
  const { database, sessions, outbox, stationery, secrets, clock, random } = parts;

  const hashOfCode = (email: string, code: string) =>
    secrets.keyedHash('sign-in code', `${normalAddress(email)} ${code}`);

  const refusalFor = (refusal: SignInRefusal): Refusal => {
    switch (refusal.reason) {
      case 'too soon':
        return new Refusal(
          'rate_limited',
          `A code is already on its way. You can ask for another in ${seconds(refusal.wait)}.`,
          { retryAfter: refusal.wait },
        );
      case 'too many codes':
        return new Refusal(
          'rate_limited',
          `Many codes were sent in the last hour. Please try again in ${minutes(refusal.wait)}.`,
          { retryAfter: refusal.wait },
        );
      case 'paused':
        return new Refusal(
          'sign_in_paused',
          `For your safety, sign-in is paused after several wrong codes. Please try again in ${minutes(refusal.wait)}.`,
          { retryAfter: refusal.wait },
        );
      case 'disabled':
        return new Refusal(
          'sign_in_paused',
          `For your safety, sign-in by code is switched off for this address. Please write to ${stationery.staffEmail}.`,
        );
    }
  };

  return {
    async sendCode(email, client) {
      const code = String(random.below(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
      const [address, codeHash] = [addressHash(secrets, email), hashOfCode(email, code)];
      const clientHash = secrets.keyedHash('sign-in address', `client ${client}`);
      await database.transaction(async (transaction) => {
        const now = clock.now();
        const record = await lockAddress(transaction, address);
        const clientTimes = await lockClient(transaction, clientHash);
        const decision = decideSending(record, clientTimes, codeHash, now);
        if (!decision.allowed) throw refusalFor(decision.refusal);
        await saveAddress(transaction, address, decision.record);
        await saveClient(transaction, clientHash, decision.clientCodesSentAt);
        const member = await findMemberByEmail(transaction, normalAddress(email));
        // A stranger's letter is written as well, so that it takes as long; it is addressed to nobody.
        const to = {
          name: `${member?.firstName ?? ''} ${member?.lastName ?? ''}`.trim(),
          address: member?.email ?? '',
        };
        const letter = codeLetter(stationery, to, code);
        const message = member === undefined ? null : letter;
        await outbox.put(transaction, message, after(now, CODE_LIFE));
      });
      return null;
    },

    async verify(email, code) {
      const address = addressHash(secrets, email);
      // A wrong try must be counted, so the transaction commits it, and the refusal is made of its result.
      const result = await database.transaction(async (transaction) => {
        const record = await lockAddress(transaction, address);
        const member = await findMemberByEmail(transaction, normalAddress(email));
        const same = sameText(record.codeHash ?? '', hashOfCode(email, code));
        const decision = decideTry(record, same && member !== undefined, clock.now());
        if (!decision.allowed) return refusalFor(decision.refusal);
        await saveAddress(transaction, address, decision.record);
        if (!decision.right || member === undefined) return wrongCode();
        const { token, crmToken } = await sessions.open(transaction, member.id);
        return {
          token,
          user: {
            id: member.id,
            email: member.email,
            name: `${member.firstName} ${member.lastName}`,
            crmId: member.crmId,
            instanceUrl: member.instanceUrl,
            crmToken,
          },
        };
      });
      if (result instanceof Refusal) throw result;
      return result;
    },
  };
}

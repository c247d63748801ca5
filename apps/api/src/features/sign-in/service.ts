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

/** The dependencies of the sign-in service. */
export interface SignInParts {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly outbox: Outbox;
  readonly stationery: Stationery;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly random: Random;
}

/** Signs members in with a code sent by email. */
export interface SignIn {
  /** Sends a code to a member. A stranger's email gets the same response from the same steps, and no code (SI10). */
  sendCode(email: string, ip: string): Promise<CallData<typeof requestCode>>;
  /** Opens a session for the member with this email and code. */
  verify(email: string, code: string): Promise<CallData<typeof verifyCode>>;
}

const wrongCodeError = () =>
  new Refusal('invalid_code', 'That code is not valid. Please check it, or ask for a new one.', {
    field: 'code',
  });

const formatSeconds = (count: number) => (count === 1 ? 'a second' : `${count} seconds`);

const formatMinutes = (seconds: number) => {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? 'a minute' : `${count} minutes`;
};

/** Creates the sign-in service. Both calls throw an ApiError where the policy forbids them or the code is wrong. */
export function createSignIn(dependencies: SignInParts): SignIn {
  const { database, sessions, outbox, stationery: branding, secrets, clock, random } = dependencies;

  const hashOfCode = (email: string, code: string) =>
    secrets.keyedHash('sign-in code', `${normalAddress(email)} ${code}`);

  const errorOf = (failure: SignInRefusal): Refusal => {
    switch (failure.reason) {
      case 'too soon':
        return new Refusal(
          'rate_limited',
          `A code is already on its way. You can ask for another in ${formatSeconds(failure.wait)}.`,
          { retryAfter: failure.wait },
        );
      case 'too many codes':
        return new Refusal(
          'rate_limited',
          `Many codes were sent in the last hour. Please try again in ${formatMinutes(failure.wait)}.`,
          { retryAfter: failure.wait },
        );
      case 'paused':
        return new Refusal(
          'sign_in_paused',
          `For your safety, sign-in is paused after several wrong codes. Please try again in ${formatMinutes(failure.wait)}.`,
          { retryAfter: failure.wait },
        );
      case 'disabled':
        return new Refusal(
          'sign_in_paused',
          `For your safety, sign-in by code is switched off for this address. Please write to ${branding.staffEmail}.`,
        );
    }
  };

  return {
    async sendCode(email, ip) {
      const code = String(random.below(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
      const [emailHash, codeHash] = [addressHash(secrets, email), hashOfCode(email, code)];
      const clientHash = secrets.keyedHash('sign-in address', `client ${ip}`);
      await database.transaction(async (transaction) => {
        const now = clock.now();
        const record = await lockAddress(transaction, emailHash);
        const clientTimes = await lockClient(transaction, clientHash);
        const decision = decideSending(record, clientTimes, codeHash, now);
        if (!decision.isAllowed) throw errorOf(decision.failure);
        await saveAddress(transaction, emailHash, decision.record);
        await saveClient(transaction, clientHash, decision.clientCodesSentAt);
        const member = await findMemberByEmail(transaction, normalAddress(email));
        // The email is rendered for strangers too, which takes the same time, but is not sent (SI10).
        const to = {
          name: `${member?.firstName ?? ''} ${member?.lastName ?? ''}`.trim(),
          address: member?.email ?? '',
        };
        const codeMessage = codeLetter(branding, to, code);
        const message = member === undefined ? null : codeMessage;
        await outbox.put(transaction, message, after(now, CODE_LIFE));
      });
      return null;
    },

    async verify(email, code) {
      const emailHash = addressHash(secrets, email);
      // The transaction must commit the count of a wrong try, so it returns the error instead of throwing it.
      const result = await database.transaction(async (transaction) => {
        const record = await lockAddress(transaction, emailHash);
        const member = await findMemberByEmail(transaction, normalAddress(email));
        const isSameCode = sameText(record.codeHash ?? '', hashOfCode(email, code));
        const decision = decideTry(record, isSameCode && member !== undefined, clock.now());
        if (!decision.isAllowed) return errorOf(decision.failure);
        await saveAddress(transaction, emailHash, decision.record);
        if (!decision.isCorrect || member === undefined) return wrongCodeError();
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

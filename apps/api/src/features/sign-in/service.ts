import { CODE_LENGTH } from '@parlour/contract';
import { principalIdOf } from '../../access/principal.ts';
import { after } from '../../platform/process/clock.ts';
import { ApiError } from '../../errors/apiError.ts';
import { recipientOf } from '../../emails/branding.ts';
import { auditSourceOf, recordEvents } from '../../http/audit/audit.ts';
import { isEqualConstantTime } from '../../platform/crypto/secrets.ts';
import type { FeatureDependencies } from '../dependencies.ts';
import type { Principals } from '../sessions/principals.ts';
import type { Sessions } from '../sessions/service.ts';
import { hashEmail, normalizeEmail } from './emailHash.ts';
import { codeEmail } from './emails.ts';
import { CODE_LIFE, decideSending, decideTry, type SignInFailure } from './policy.ts';
import { lockRecord, lockClient, saveRecord, saveClient } from './repository.ts';

/** The dependencies of the sign-in service. */
export interface SignInDependencies extends FeatureDependencies {
  readonly sessions: Sessions;
  readonly findPrincipalByEmail: Principals['byEmail'];
}

const wrongCodeError = () =>
  new ApiError('invalid_code', 'That code is not valid. Please check it, or ask for a new one.', {
    field: 'code',
  });

const formatSeconds = (count: number) => (count === 1 ? 'a second' : `${count} seconds`);

const formatMinutes = (seconds: number) => {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? 'a minute' : `${count} minutes`;
};

/**
 * Creates the service that signs principals in with a code sent by email. Both calls throw an ApiError where the policy
 * forbids them or the code is wrong.
 */
export function createSignIn(dependencies: SignInDependencies) {
  const { database, sessions, findPrincipalByEmail, outbox, branding, secrets, clock, random } =
    dependencies;

  const hashOfCode = (email: string, code: string) =>
    secrets.keyedHash('sign-in code', `${normalizeEmail(email)} ${code}`);

  const errorOf = (failure: SignInFailure): ApiError => {
    if (failure.reason === 'disabled') {
      const message = `For your safety, sign-in by code is switched off for this address. Please write to ${branding.staffEmail}.`;
      return new ApiError('sign_in_paused', message);
    }
    const { reason, wait } = failure;
    const messages = {
      'too soon': `A code is already on its way. You can ask for another in ${formatSeconds(wait)}.`,
      'too many codes': `Many codes were sent in the last hour. Please try again in ${formatMinutes(wait)}.`,
      paused: `For your safety, sign-in is paused after several wrong codes. Please try again in ${formatMinutes(wait)}.`,
    };
    const code = reason === 'paused' ? 'sign_in_paused' : 'rate_limited';
    return new ApiError(code, messages[reason], { retryAfter: wait });
  };

  return {
    /** Sends a code to a principal. A stranger's email gets the same response from the same steps, and no code (SI10). */
    async sendCode(email: string, ip: string) {
      const code = String(random.below(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
      const [emailHash, codeHash] = [hashEmail(secrets, email), hashOfCode(email, code)];
      const clientHash = secrets.keyedHash('sign-in address', `client ${ip}`);
      await database.transaction(async (transaction) => {
        const now = clock.now();
        const record = await lockRecord(transaction, emailHash);
        const clientTimes = await lockClient(transaction, clientHash);
        const decision = decideSending(record, clientTimes, codeHash, now);
        if (!decision.isAllowed) throw errorOf(decision.failure);
        await saveRecord(transaction, emailHash, decision.record);
        await saveClient(transaction, clientHash, decision.clientCodesSentAt);
        const account = await findPrincipalByEmail(transaction, normalizeEmail(email));
        // The email is rendered for strangers too, which takes the same time, but is not sent (SI10).
        const to = recipientOf(account?.contact ?? { name: '', email: '' });
        const codeMessage = codeEmail(branding, to, code);
        const message = account === undefined ? null : codeMessage;
        await outbox.put(transaction, message, after(now, CODE_LIFE));
      });
      return null;
    },

    /**
     * Opens a session for the principal with this email and code.
     *
     * @param requestId - names the call in the audit trail.
     */
    async verify(email: string, code: string, requestId: string) {
      const emailHash = hashEmail(secrets, email);
      // The transaction must commit the count of a wrong try, so it returns the error instead of throwing it.
      const result = await database.transaction(async (transaction) => {
        const record = await lockRecord(transaction, emailHash);
        const account = await findPrincipalByEmail(transaction, normalizeEmail(email));
        const now = clock.now();
        const isSameCode = isEqualConstantTime(record.codeHash ?? '', hashOfCode(email, code));
        const decision = decideTry(record, isSameCode && account !== undefined, now);
        if (!decision.isAllowed) return errorOf(decision.failure);
        await saveRecord(transaction, emailHash, decision.record);
        if (!decision.isCorrect || account === undefined) return wrongCodeError();
        const { principal, contact, crmId, instanceUrl } = account;
        const { sessionId, token, crmToken } = await sessions.open(transaction, principal);
        await recordEvents(transaction, auditSourceOf({ principal, requestId }, now), [
          { action: 'session.opened', subject: `session:${sessionId}` },
        ]);
        const id = principalIdOf(principal);
        return { token, user: { id, ...contact, crmId, instanceUrl, crmToken } };
      });
      if (result instanceof ApiError) throw result;
      return result;
    },
  };
}

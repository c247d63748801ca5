import { CODE_LENGTH, type CodeRequest, type CodeVerification } from '@parlour/contract';
import { after } from '../../platform/process/clock.ts';
import { ApiError } from '../../errors/apiError.ts';
import { recipientOf } from '../../emails/branding.ts';
import { auditSourceOf, recordEvents } from '../../http/audit/audit.ts';
import { isEqualConstantTime, tokenHash } from '../../platform/crypto/secrets.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { markFirstSignIn } from '../profile/repository.ts';
import type { FeatureDependencies } from '../dependencies.ts';
import type { Sessions } from '../sessions/service.ts';
import type { BrowserMarks } from './browserMark.ts';
import { normalizeEmail } from './emailHash.ts';
import { codeEmail, disabledEmail } from './emails.ts';
import { openEmail } from './openEmail.ts';
import {
  CODE_LIFETIME,
  CODES_PER_HOUR_AND_CLIENT,
  CODES_PER_HOUR_AND_MARKS,
  decideSending,
  decideTry,
  FAILURES_PER_HOUR_AND_CLIENT,
  isDisabled,
  newCode,
  withNow,
  type SignInFailure,
} from './policy.ts';
import {
  findAttempt,
  findNewestAttempt,
  isKnownMark,
  listCodesSentToMarks,
  lockClient,
  markBrowser,
  putAttempt,
  saveClient,
  saveCode,
} from './repository.ts';

/** The dependencies of the sign-in service. */
export interface SignInDependencies extends FeatureDependencies {
  readonly sessions: Sessions;
  readonly marks: Pick<BrowserMarks, 'create'>;
}

/** Where a call comes from. */
interface Caller {
  /** The IP address, or the network of an IPv6 address. */
  readonly ip: string;
  /** The mark of the browser. Undefined for one without. */
  readonly mark: string | undefined;
  /** The header that tells the device. */
  readonly userAgent: string;
}

const ATTEMPT_BYTES = 16;

const markHashOf = ({ mark }: Caller) => (mark === undefined ? null : tokenHash(mark));

/**
 * Creates the service that signs principals in with a code sent by email. Both calls throw an ApiError where the policy
 * forbids them or the code is wrong.
 */
export function createSignIn(dependencies: SignInDependencies) {
  const { database, sessions, outbox, branding, secrets, audit, clock, random, marks } =
    dependencies;

  const hashOfCode = (email: string, code: string) =>
    secrets.keyedHash('sign-in code', `${normalizeEmail(email)} ${code}`);
  const hashOfClient = (ip: string) => secrets.keyedHash('sign-in address', `client ${ip}`);

  /** Stores the mark of a browser where somebody signs in, and returns it. Only the server's own mark is used again. */
  const mark = async (transaction: Transaction, caller: Caller, owner: string, now: Date) => {
    const present = caller.mark;
    const isKnown = present !== undefined && (await isKnownMark(transaction, tokenHash(present)));
    const newMark = isKnown ? present : marks.create(random);
    await markBrowser(transaction, owner, tokenHash(newMark), now);
    return newMark;
  };

  const findNamed = async (
    transaction: Transaction,
    emailHash: string,
    { attempt }: CodeRequest | CodeVerification,
  ) =>
    attempt === undefined ? undefined : findAttempt(transaction, emailHash, tokenHash(attempt));

  return {
    /**
     * Sends a code to a principal. A stranger's email gets the same response from the same steps, and no code (api/sign-in-12).
     *
     * @param request - its attempt is the one whose code is replaced.
     * @returns the attempt of the code.
     */
    async sendCode(request: CodeRequest, caller: Caller) {
      const { email } = request;
      const code = String(random.below(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
      const newAttempt = random.bytes(ATTEMPT_BYTES).toString('base64url');
      return database.transaction(async (transaction) => {
        const opened = await openEmail(transaction, secrets, email);
        const { emailHash, account, owner } = opened;
        const browser = await opened.browserOf(markHashOf(caller));
        // A client does not limit a browser with a mark, since a stranger may share its network (api/sign-in-19).
        const isMarked = browser.markHash !== null;
        const clientHash = hashOfClient(caller.ip);
        const further = isMarked
          ? {
              times: await listCodesSentToMarks(transaction, owner),
              limit: CODES_PER_HOUR_AND_MARKS,
            }
          : {
              times: (await lockClient(transaction, clientHash)).codesSentAt,
              limit: CODES_PER_HOUR_AND_CLIENT,
            };
        // Read under the locks, so that a call which waited for another is later than it.
        const now = clock.now();
        const decision = decideSending(browser.counts, further, now);
        if (!decision.isAllowed) throw signInError(decision.failure);
        await opened.save(browser, decision.counts);
        if (!isMarked) {
          await saveClient(transaction, clientHash, { codesSentAt: withNow(further.times, now) });
        }

        const named = await findNamed(transaction, emailHash, request);
        const replaced = named?.markHash === browser.markHash ? named : undefined;
        const attempt = (replaced && request.attempt) ?? newAttempt;
        await putAttempt(transaction, emailHash, {
          attemptHash: tokenHash(attempt),
          markHash: browser.markHash,
          ...newCode(hashOfCode(email, code), replaced, now),
        });

        // The email is rendered for strangers too, which takes the same time, but is not sent (api/sign-in-12).
        const to = recipientOf(account?.contact ?? { name: '', email: '' });
        const message = isDisabled(browser.counts)
          ? disabledEmail(branding, to)
          : codeEmail(branding, to, code);
        await outbox.put(
          transaction,
          account === undefined ? null : message,
          after(now, CODE_LIFETIME),
        );
        return { attempt };
      });
    },

    /**
     * Opens a session for the principal with this email and code.
     *
     * @param verification - without an attempt the try is for the newest code.
     * @param requestId - names the call in the audit trail.
     * @returns the sign-in with its session, and the mark of the browser from now on.
     */
    async verify(verification: CodeVerification, caller: Caller, requestId: string) {
      const { email, code, attempt } = verification;
      // The transaction must commit the count of a wrong try, so it returns the error instead of throwing it.
      const result = await database.transaction(async (transaction) => {
        const opened = await openEmail(transaction, secrets, email);
        const { emailHash, owner } = opened;
        const ownBrowser = await opened.browserOf(markHashOf(caller));
        const named = await findNamed(transaction, emailHash, verification);
        // A try counts for the browser that asked for the code, which alone knows the attempt.
        const browser = named === undefined ? ownBrowser : await opened.browserOf(named.markHash);
        const countsForClient = named === undefined && browser.markHash === null;
        const clientHash = hashOfClient(caller.ip);
        const times = countsForClient ? (await lockClient(transaction, clientHash)).failedAt : [];
        // Read under the locks, so that a try which waited for another is later than it.
        const now = clock.now();
        const tried =
          attempt === undefined
            ? await findNewestAttempt(transaction, emailHash, ownBrowser.markHash, now)
            : named;
        const isSameCode = isEqualConstantTime(tried?.codeHash ?? '', hashOfCode(email, code));
        // Held before any mark is stored: the end of sessions locks the two in this order too (api/sessions-6).
        const account = isSameCode ? await opened.holdAccount() : undefined;
        const isMatch = account !== undefined && !isDisabled(browser.counts);
        const further = { times, limit: FAILURES_PER_HOUR_AND_CLIENT };
        const decision = decideTry(browser.counts, { code: tried, isMatch }, further, now);
        if (!decision.isAllowed) throw signInError(decision.failure);
        if (decision.result === 'repeated') throw usedCodeError();
        await opened.save(browser, decision.counts);
        if (tried !== undefined && decision.code !== undefined) {
          await saveCode(transaction, tried.attemptHash, decision.code);
        }
        if (decision.result === 'wrong' || account === undefined) {
          if (countsForClient) {
            await saveClient(transaction, clientHash, { failedAt: withNow(times, now) });
          }
          return wrongCodeError();
        }
        const { principal, contact, crmId, instanceUrl } = account;
        const { sessionId, token, crmToken } = await sessions.open(
          transaction,
          principal,
          caller.userAgent,
        );
        await markFirstSignIn(transaction, principal.memberId, now);
        await recordEvents(transaction, audit, auditSourceOf({ principal, requestId }, now), [
          { action: 'session.opened', subject: `session:${sessionId}` },
        ]);
        const user = { id: principal.memberId, ...contact, crmId, instanceUrl, crmToken };
        return {
          session: { sessionId, principal },
          signIn: { token, user },
          mark: await mark(transaction, caller, owner, now),
        };
      });
      if (result instanceof ApiError) throw result;
      return result;
    },
  };
}

const formatSeconds = (count: number) => (count === 1 ? 'a second' : `${count} seconds`);

const formatMinutes = (seconds: number) => {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? 'a minute' : `${count} minutes`;
};

/** Makes the error for a code that can not be sent or tried now. It says how long to wait. */
function signInError({ reason, wait }: SignInFailure): ApiError {
  const messages = {
    'too soon': `A code is already on its way. You can ask for another in ${formatSeconds(wait)}.`,
    'too many codes': `Many codes were sent in the last hour. Please try again in ${formatMinutes(wait)}.`,
    paused: `For your safety, sign-in is paused after several wrong codes. Please try again in ${formatMinutes(wait)}.`,
  };
  const code = reason === 'paused' ? 'sign_in_paused' : 'rate_limited';
  return new ApiError(code, messages[reason], { retryAfter: wait });
}

const invalidCode = (message: string) => new ApiError('invalid_code', message, { field: 'code' });

/** Makes the error for a wrong code. */
function wrongCodeError(): ApiError {
  return invalidCode('That code is not valid. Please check it, or ask for a new one.');
}

/** Makes the error for a right code that has opened a session before (api/sign-in-20). */
function usedCodeError(): ApiError {
  return invalidCode(
    'That code was already used. If you are not signed in, please ask for a new one.',
  );
}

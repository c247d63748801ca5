import { CODE_LENGTH, CODE_MINUTES, RESEND_SECONDS } from '@parlour/contract';
import type { EmailedCode } from '@parlour/contract/staff';
import { recipientOf } from '../../../emails/branding.ts';
import { ApiError } from '../../../errors/apiError.ts';
import { isEqualConstantTime, tokenHash } from '../../../platform/crypto/secrets.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { after, HOUR, MINUTE, SECOND } from '../../../platform/process/clock.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { hashEmail } from '../../sign-in/emailHash.ts';
import { CODES_PER_HOUR_AND_CLIENT, secondsToWait, withNow } from '../../sign-in/policy.ts';
import { lockClient, saveClient } from '../../sign-in/repository.ts';
import { findStaffByEmail, type StaffRow } from '../people/repository.ts';
import { nameOf } from '../people/present.ts';
import { deskCodeEmail } from './emails.ts';
import {
  findStaffCodes,
  insertStaffCode,
  lockStaffEmail,
  type StaffCodeRow,
  updateStaffCode,
} from './repository.ts';

const ATTEMPT_BYTES = 16;
const TRIES_PER_CODE = 5;
const CODES_PER_HOUR = 5;
const FAILURES_PER_HOUR = 10;

/** Makes the error for a code that is not accepted. */
export function wrongCode(field = 'code'): ApiError {
  const message = 'That code is not valid. Please check it, or ask for a new one.';
  return new ApiError('invalid_code', message, { field });
}

const tooSoon = () =>
  new ApiError('rate_limited', 'A code is already on its way. Please wait half a minute.', {
    retryAfter: RESEND_SECONDS,
  });
const tooManyCodes = (retryAfter: number) =>
  new ApiError('rate_limited', 'Many codes were sent in the last hour. Please try again later.', {
    retryAfter,
  });

/** The codes that are emailed for the desk. */
export type EmailedCodes = ReturnType<typeof createEmailedCodes>;

/** The dependencies of {@link createEmailedCodes}. */
export interface EmailedCodeDependencies extends Pick<
  FeatureDependencies,
  'database' | 'outbox' | 'branding' | 'secrets' | 'clock' | 'random'
> {
  readonly deskUrl: string;
}

/** Creates {@link EmailedCodes}. A stranger's email takes the same steps as that of a person of the club (api/staff/sign-in-3). */
export function createEmailedCodes({
  database,
  outbox,
  branding,
  secrets,
  clock,
  random,
  deskUrl,
}: EmailedCodeDependencies) {
  const hashOfClient = (ip: string) => secrets.keyedHash('sign-in address', `desk client ${ip}`);
  const hashOf = (attemptHash: string, code: string) =>
    secrets.keyedHash('sign-in code', `desk ${attemptHash} ${code}`);

  const open = async (transaction: Transaction, email: string) => {
    const emailHash = hashEmail(secrets, email);
    await lockStaffEmail(transaction, emailHash);
    const now = clock.now();
    const codes = await findStaffCodes(transaction, emailHash, after(now, -HOUR));
    const failures = codes.reduce((sum, { wrongTries }) => sum + wrongTries, 0);
    if (failures >= FAILURES_PER_HOUR) {
      throw new ApiError(
        'sign_in_paused',
        'For your safety, sign-in by code is paused for an hour after several wrong codes.',
        { retryAfter: HOUR / SECOND },
      );
    }
    return { emailHash, codes, now };
  };

  const isOpen = ({ isUsed, wrongTries, sentAt }: StaffCodeRow, now: Date) =>
    !isUsed && wrongTries < TRIES_PER_CODE && now < after(sentAt, CODE_MINUTES * MINUTE);

  return {
    /** Sends a code, at most one in thirty seconds and five an hour to one email, twenty to one client (api/staff/sign-in-3). */
    async send(email: string, ip: string) {
      const attempt = random.bytes(ATTEMPT_BYTES).toString('base64url');
      const attemptHash = tokenHash(attempt);
      const digits = String(random.below(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
      await database.transaction(async (transaction) => {
        const { emailHash, codes, now } = await open(transaction, email);
        const isTooSoon = codes.some(({ sentAt }) => now < after(sentAt, RESEND_SECONDS * SECOND));
        if (isTooSoon || codes.length >= CODES_PER_HOUR) {
          throw isTooSoon ? tooSoon() : tooManyCodes(HOUR / SECOND);
        }
        const clientHash = hashOfClient(ip);
        // Locked after the email, so that two codes never wait for each other in a circle.
        const { codesSentAt: times } = await lockClient(transaction, clientHash);
        const retryAfter = secondsToWait({ times, limit: CODES_PER_HOUR_AND_CLIENT }, now);
        if (retryAfter !== undefined) throw tooManyCodes(retryAfter);
        await saveClient(transaction, clientHash, { codesSentAt: withNow(times, now) });
        await insertStaffCode(transaction, {
          attemptHash,
          emailHash,
          codeHash: hashOf(attemptHash, digits),
          wrongTries: 0,
          isUsed: false,
          sentAt: now,
        });
        const person = await findStaffByEmail(transaction, email);
        const to = recipientOf({ name: person === undefined ? '' : nameOf(person), email });
        const message = deskCodeEmail(branding, deskUrl, to, digits);
        const isKnown = person?.status === 'active';
        await outbox.put(transaction, isKnown ? message : null, after(now, CODE_MINUTES * MINUTE));
      });
      return { attempt };
    },
    /**
     * Tries a code. A right one is used up unless the further check fails, which counts as a wrong try.
     *
     * @param check - checks what comes with the code. Returns an error where it is wrong.
     * @returns the person, or the error. The transaction must commit either, since wrong tries count.
     */
    async use(
      transaction: Transaction,
      { email, attempt, code }: EmailedCode,
      check: (person: StaffRow) => Promise<ApiError | undefined>,
    ): Promise<StaffRow | ApiError> {
      const { codes, now } = await open(transaction, email);
      const attemptHash = tokenHash(attempt);
      const tried = codes.find((each) => each.attemptHash === attemptHash);
      if (tried === undefined || !isOpen(tried, now)) return wrongCode();
      const fail = async (error: ApiError) => {
        await updateStaffCode(transaction, attemptHash, { wrongTries: tried.wrongTries + 1 });
        return error;
      };
      const person = await findStaffByEmail(transaction, email);
      const isRight = isEqualConstantTime(tried.codeHash, hashOf(attemptHash, code));
      if (!isRight || person?.status !== 'active') return fail(wrongCode());
      const error = await check(person);
      if (error !== undefined) return fail(error);
      await updateStaffCode(transaction, attemptHash, { isUsed: true });
      return person;
    },
  };
}

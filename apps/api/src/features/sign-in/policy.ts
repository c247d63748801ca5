import { CODE_MINUTES } from '@parlour/contract';
import type { signInEmails } from '../../platform/postgres/schema/index.ts';
import { after, HOUR, isWithin, MINUTE, SECOND } from '../../platform/process/clock.ts';

/** The sign-in record of one email, a member's or a stranger's. Its times are of the last hour, oldest first. */
export type SignInRecord = Readonly<Omit<typeof signInEmails.$inferSelect, 'emailHash'>>;

/** The reason that no code can be sent or tried now. Waits are in seconds. */
export type SignInFailure =
  | { readonly reason: 'too soon' | 'too many codes' | 'paused'; readonly wait: number }
  | { readonly reason: 'disabled' };

/** How long a code is valid, in milliseconds. */
export const CODE_LIFE = CODE_MINUTES * MINUTE;
const TRIES_PER_CODE = 5;
const RESEND_AFTER = 30 * SECOND;
const CODES_PER_HOUR = 5;
const CODES_PER_HOUR_AND_CLIENT = 20;
const FAILURES_PER_HOUR = 10;
/** The number of failures in a row that disables sign-in by code (SI7). */
export const FAILURES_IN_A_ROW = 100;

/** The record of an email without any tries. */
export const emptyRecord: SignInRecord = {
  codeHash: null,
  codeExpiresAt: null,
  wrongTries: 0,
  codesSentAt: [],
  failedAt: [],
  failuresInARow: 0,
};

const ofLastHour = (times: readonly Date[], now: Date) =>
  times.filter((time) => isWithin(HOUR, time, now));

const secondsUntil = (time: Date, now: Date) =>
  Math.max(1, Math.ceil((time.getTime() - now.getTime()) / SECOND));

/** Returns the seconds until fewer than `limit` times are within the last hour. Undefined where that is so already. */
function secondsToWait(times: readonly Date[], limit: number, now: Date): number | undefined {
  const recent = ofLastHour(times, now);
  const oldest = recent[recent.length - limit];
  return oldest === undefined ? undefined : secondsUntil(after(oldest, HOUR), now);
}

/** Makes the decision that refuses a code or a try. */
const fail = (failure: SignInFailure) => ({ isAllowed: false, failure }) as const;

function blockOf(record: SignInRecord, now: Date): SignInFailure | undefined {
  if (record.failuresInARow >= FAILURES_IN_A_ROW) return { reason: 'disabled' };
  const wait = secondsToWait(record.failedAt, FAILURES_PER_HOUR, now);
  return wait === undefined ? undefined : { reason: 'paused', wait };
}

const isCodeValid = (record: SignInRecord, now: Date) =>
  record.codeHash !== null && record.codeExpiresAt !== null && now < record.codeExpiresAt;

/**
 * Decides whether to send a new code to an email. A code that replaces a valid one inherits its wrong tries (SI5).
 *
 * @param clientCodesSentAt - when codes were sent for the same client IP, to any email.
 */
export function decideSending(
  record: SignInRecord,
  clientCodesSentAt: readonly Date[],
  codeHash: string,
  now: Date,
) {
  const block = blockOf(record, now);
  if (block !== undefined) return fail(block);
  const last = record.codesSentAt.at(-1);
  if (last !== undefined && isWithin(RESEND_AFTER, last, now)) {
    return fail({ reason: 'too soon', wait: secondsUntil(after(last, RESEND_AFTER), now) });
  }
  const wait =
    secondsToWait(record.codesSentAt, CODES_PER_HOUR, now) ??
    secondsToWait(clientCodesSentAt, CODES_PER_HOUR_AND_CLIENT, now);
  if (wait !== undefined) return fail({ reason: 'too many codes', wait });
  return {
    isAllowed: true as const,
    record: {
      ...record,
      codeHash,
      codeExpiresAt: after(now, CODE_LIFE),
      wrongTries: isCodeValid(record, now) ? record.wrongTries : 0,
      codesSentAt: [...ofLastHour(record.codesSentAt, now), now],
      failedAt: ofLastHour(record.failedAt, now),
    },
    clientCodesSentAt: [...ofLastHour(clientCodesSentAt, now), now],
  };
}

/**
 * Decides the result of a try with a code. A correct one ends the code and clears the failures. A wrong one counts, and
 * the fifth ends the code.
 *
 * @param isMatch - whether the tried code is the present one of the email, and the email is a member's.
 */
export function decideTry(record: SignInRecord, isMatch: boolean, now: Date) {
  const block = blockOf(record, now);
  if (block !== undefined) return fail(block);
  const ended = { codeHash: null, codeExpiresAt: null, wrongTries: 0 };
  if (isMatch && isCodeValid(record, now)) {
    const cleared = { ...record, ...ended, failedAt: [], failuresInARow: 0 };
    return { isAllowed: true as const, isCorrect: true, record: cleared };
  }
  const wrongTries = record.wrongTries + 1;
  return {
    isAllowed: true as const,
    isCorrect: false,
    record: {
      ...record,
      ...(wrongTries >= TRIES_PER_CODE ? ended : { wrongTries }),
      failedAt: [...ofLastHour(record.failedAt, now), now],
      failuresInARow: record.failuresInARow + 1,
    },
  };
}

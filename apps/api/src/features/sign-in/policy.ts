import { CODE_MINUTES, RESEND_SECONDS } from '@parlour/contract';
import type { signInAttempts, signInEmails } from '../../platform/postgres/schema/index.ts';
import { after, HOUR, isWithin, MINUTE, SECOND } from '../../platform/process/clock.ts';

/**
 * What counts for the browsers without a mark of one email, a member's or a stranger's, or for one browser with a mark.
 * Its times are of the last hour, oldest first.
 */
export type Counts = Readonly<
  Pick<typeof signInEmails.$inferSelect, 'codesSentAt' | 'failedAt' | 'failuresInARow'>
>;

/** The code of an attempt. */
export type Code = Readonly<
  Omit<typeof signInAttempts.$inferSelect, 'attemptHash' | 'emailHash' | 'markHash'>
>;

/** A limit on how many times are within an hour, beside those of the counts. */
interface HourlyLimit {
  /** Oldest first. */
  readonly times: readonly Date[];
  readonly limit: number;
}

/** The reason that no code can be sent or tried now. Waits are in seconds. */
export interface SignInFailure {
  readonly reason: 'too soon' | 'too many codes' | 'paused';
  readonly wait: number;
}

/** How long a code is valid, in milliseconds. */
export const CODE_LIFETIME = CODE_MINUTES * MINUTE;
const TRIES_PER_CODE = 5;
const RESEND_AFTER = RESEND_SECONDS * SECOND;
const CODES_PER_HOUR = 5;
const FAILURES_PER_HOUR = 10;
/** The codes of an hour for one client, and for all browsers with a mark of one member (api/sign-in-9, api/sign-in-11). */
export const CODES_PER_HOUR_AND_CLIENT = 20;
export const CODES_PER_HOUR_AND_MARKS = 10;
/** The wrong tries of an hour that name no attempt of the server, for one client (api/sign-in-11). */
export const FAILURES_PER_HOUR_AND_CLIENT = 60;
/** The number of failures in a row that disables sign-in by code, or ends a mark (api/sign-in-7). */
export const FAILURES_IN_A_ROW = 100;

/** The counts of an email or a mark without any tries. */
export const emptyCounts: Counts = { codesSentAt: [], failedAt: [], failuresInARow: 0 };

/**
 * How far ahead a stored time may be, in milliseconds, since the clocks of two servers differ. One further ahead is from
 * before the clock was set back.
 */
export const CLOCK_DIFFERENCE = MINUTE;

const isRecent = (duration: number, time: Date, now: Date) =>
  isWithin(duration + CLOCK_DIFFERENCE, time, after(now, CLOCK_DIFFERENCE));

const ofLastHour = (times: readonly Date[], now: Date) =>
  times.filter((time) => isRecent(HOUR, time, now));

/** Adds the present to times of the last hour, oldest first. */
export function withNow(times: readonly Date[], now: Date): Date[] {
  return [...ofLastHour(times, now), now].toSorted((one, other) => one.getTime() - other.getTime());
}

const secondsUntil = (time: Date, now: Date) =>
  Math.max(1, Math.ceil((time.getTime() - now.getTime()) / SECOND));

/** Returns the seconds until fewer than `limit` times are within the last hour. Undefined where that is so already. */
export function secondsToWait({ times, limit }: HourlyLimit, now: Date): number | undefined {
  const recent = ofLastHour(times, now);
  const oldest = recent[recent.length - limit];
  return oldest === undefined ? undefined : secondsUntil(after(oldest, HOUR), now);
}

/** Makes the decision that refuses a code or a try. */
const fail = (reason: SignInFailure['reason'], wait: number) =>
  ({ isAllowed: false, failure: { reason, wait } }) as const;

const secondsOfPause = ({ failedAt }: Counts, now: Date) =>
  secondsToWait({ times: failedAt, limit: FAILURES_PER_HOUR }, now);

/** Whether so many tries failed in a row that no code opens a session with these counts (api/sign-in-7). */
export function isDisabled({ failuresInARow }: Pick<Counts, 'failuresInARow'>): boolean {
  return failuresInARow >= FAILURES_IN_A_ROW;
}

/**
 * Decides whether to send a new code.
 *
 * @param further - the codes of the same client, or of all browsers with a mark.
 */
export function decideSending(counts: Counts, further: HourlyLimit, now: Date) {
  const pause = secondsOfPause(counts, now);
  if (pause !== undefined) return fail('paused', pause);
  const last = counts.codesSentAt.at(-1);
  if (last !== undefined && isRecent(RESEND_AFTER, last, now)) {
    return fail('too soon', secondsUntil(after(last, RESEND_AFTER), now));
  }
  const wait =
    secondsToWait({ times: counts.codesSentAt, limit: CODES_PER_HOUR }, now) ??
    secondsToWait(further, now);
  if (wait !== undefined) return fail('too many codes', wait);
  return {
    isAllowed: true as const,
    counts: {
      ...counts,
      codesSentAt: withNow(counts.codesSentAt, now),
      failedAt: ofLastHour(counts.failedAt, now),
    },
  };
}

const isOpen = ({ isUsed, wrongTries, expiresAt }: Code, now: Date) =>
  !isUsed && wrongTries < TRIES_PER_CODE && now < expiresAt;

/** Makes the code that is sent now. One that replaces an open code of its attempt inherits the wrong tries (api/sign-in-5). */
export function newCode(codeHash: string, replaced: Code | undefined, now: Date): Code {
  const wrongTries = replaced !== undefined && isOpen(replaced, now) ? replaced.wrongTries : 0;
  return { codeHash, wrongTries, isUsed: false, sentAt: now, expiresAt: after(now, CODE_LIFETIME) };
}

type TryDecision =
  | { readonly isAllowed: false; readonly failure: SignInFailure }
  | { readonly isAllowed: true; readonly result: 'repeated' }
  | {
      readonly isAllowed: true;
      readonly result: 'correct' | 'wrong';
      readonly counts: Counts;
      /** Undefined where the try was for none. */
      readonly code: Code | undefined;
    };

/** A try with a code. */
interface Try {
  /** The code that the try is for. Undefined where there is none. */
  readonly code: Code | undefined;
  /** Whether the tried digits are those of the code, and the email is that of somebody who may sign in. */
  readonly isMatch: boolean;
}

/**
 * Decides the result of a try. A correct one uses the code up and clears the failures. A repeated one is the right code
 * again, which changes nothing (api/sign-in-20). A wrong one counts, and the fifth ends the code.
 *
 * @param further - the wrong tries of the same client.
 */
export function decideTry(
  counts: Counts,
  { code, isMatch }: Try,
  further: HourlyLimit,
  now: Date,
): TryDecision {
  const pause = secondsOfPause(counts, now) ?? secondsToWait(further, now);
  if (pause !== undefined) return fail('paused', pause);
  if (code !== undefined && isMatch && code.isUsed && now < code.expiresAt) {
    return { isAllowed: true, result: 'repeated' };
  }
  if (code !== undefined && isMatch && isOpen(code, now)) {
    const cleared = { ...counts, failedAt: [], failuresInARow: 0 };
    return { isAllowed: true, result: 'correct', counts: cleared, code: { ...code, isUsed: true } };
  }
  return {
    isAllowed: true,
    result: 'wrong',
    counts: {
      ...counts,
      failedAt: withNow(counts.failedAt, now),
      failuresInARow: counts.failuresInARow + 1,
    },
    code: code && { ...code, wrongTries: code.wrongTries + 1 },
  };
}

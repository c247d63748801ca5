import { CODE_MINUTES } from '@parlour/contract';
import { after, HOUR, MINUTE, SECOND } from '../../platform/clock.ts';

/** What is remembered of one address, a member's or a stranger's alike. Times are of the last hour, oldest first. */
export interface AddressRecord {
  readonly codeHash: string | null;
  readonly codeExpiresAt: Date | null;
  /** Wrong tries at the present code and at those that it replaced while they lived. */
  readonly wrongTries: number;
  readonly codesSentAt: readonly Date[];
  readonly failedAt: readonly Date[];
  readonly failuresInARow: number;
}

/** Why no code is sent or tried now. Waits are in seconds. */
export type SignInRefusal =
  | { readonly reason: 'too soon'; readonly wait: number }
  | { readonly reason: 'too many codes'; readonly wait: number }
  | { readonly reason: 'paused'; readonly wait: number }
  | { readonly reason: 'disabled' };

/** What may be done, with what follows from it, or why not. */
export type Decision<Allowed> =
  | ({ readonly allowed: true } & Allowed)
  | { readonly allowed: false; readonly refusal: SignInRefusal };

/** How long a code is valid, in milliseconds. */
export const CODE_LIFE = CODE_MINUTES * MINUTE;
const TRIES_PER_CODE = 5;
const RESEND_AFTER = 30 * SECOND;
const CODES_PER_HOUR = 5;
const CODES_PER_HOUR_AND_CLIENT = 20;
const FAILURES_PER_HOUR = 10;
/** So many failures without a right code between them disable sign-in by code. */
export const FAILURES_IN_A_ROW = 100;

/** What is remembered of an address of which nothing is known. */
export const freshRecord: AddressRecord = {
  codeHash: null,
  codeExpiresAt: null,
  wrongTries: 0,
  codesSentAt: [],
  failedAt: [],
  failuresInARow: 0,
};

const ofLastHour = (times: readonly Date[], now: Date) =>
  times.filter((time) => now < after(time, HOUR));

const secondsUntil = (moment: Date, now: Date) =>
  Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / SECOND));

/** The seconds until fewer than `most` of the times lie within the last hour; undefined when that is so already. */
function waitFor(times: readonly Date[], most: number, now: Date): number | undefined {
  const recent = ofLastHour(times, now);
  const oldest = recent[recent.length - most];
  return oldest === undefined ? undefined : secondsUntil(after(oldest, HOUR), now);
}

function stopped(record: AddressRecord, now: Date): SignInRefusal | undefined {
  if (record.failuresInARow >= FAILURES_IN_A_ROW) return { reason: 'disabled' };
  const wait = waitFor(record.failedAt, FAILURES_PER_HOUR, now);
  return wait === undefined ? undefined : { reason: 'paused', wait };
}

const isCodeAlive = (record: AddressRecord, now: Date) =>
  record.codeHash !== null && record.codeExpiresAt !== null && now < record.codeExpiresAt;

/**
 * Decides whether a new code is sent to an address. A code that replaces a live one inherits its wrong tries.
 *
 * @param clientCodesSentAt - when the same client address was sent codes, to any address.
 */
export function decideSending(
  record: AddressRecord,
  clientCodesSentAt: readonly Date[],
  codeHash: string,
  now: Date,
): Decision<{ readonly record: AddressRecord; readonly clientCodesSentAt: readonly Date[] }> {
  const refuse = (refusal: SignInRefusal) => ({ allowed: false, refusal }) as const;
  const stop = stopped(record, now);
  if (stop !== undefined) return refuse(stop);
  const last = record.codesSentAt.at(-1);
  if (last !== undefined && now < after(last, RESEND_AFTER)) {
    return refuse({ reason: 'too soon', wait: secondsUntil(after(last, RESEND_AFTER), now) });
  }
  const wait =
    waitFor(record.codesSentAt, CODES_PER_HOUR, now) ??
    waitFor(clientCodesSentAt, CODES_PER_HOUR_AND_CLIENT, now);
  if (wait !== undefined) return refuse({ reason: 'too many codes', wait });
  return {
    allowed: true,
    record: {
      ...record,
      codeHash,
      codeExpiresAt: after(now, CODE_LIFE),
      wrongTries: isCodeAlive(record, now) ? record.wrongTries : 0,
      codesSentAt: [...ofLastHour(record.codesSentAt, now), now],
      failedAt: ofLastHour(record.failedAt, now),
    },
    clientCodesSentAt: [...ofLastHour(clientCodesSentAt, now), now],
  };
}

/**
 * Decides what a try with a code does. A right one ends the code and the row of failures; a wrong one counts, and the
 * fifth ends the code.
 *
 * @param matches - whether the tried code is the address's present one, and the address a member's.
 */
export function decideTry(
  record: AddressRecord,
  matches: boolean,
  now: Date,
): Decision<{ readonly record: AddressRecord; readonly right: boolean }> {
  const stop = stopped(record, now);
  if (stop !== undefined) return { allowed: false, refusal: stop };
  const ended = { codeHash: null, codeExpiresAt: null, wrongTries: 0 };
  if (matches && isCodeAlive(record, now)) {
    const cleared = { ...record, ...ended, failedAt: [], failuresInARow: 0 };
    return { allowed: true, right: true, record: cleared };
  }
  const wrongTries = record.wrongTries + 1;
  return {
    allowed: true,
    right: false,
    record: {
      ...record,
      ...(wrongTries >= TRIES_PER_CODE ? ended : { wrongTries }),
      failedAt: [...ofLastHour(record.failedAt, now), now],
      failuresInARow: record.failuresInARow + 1,
    },
  };
}

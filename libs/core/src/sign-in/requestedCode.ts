import { CODE_MINUTES, RESEND_SECONDS } from '@parlour/contract/values';
import { parseJson, recordOf } from '../session/storedSession.ts';

/** What the browser remembers of a code that it requested (core/sign-in-14): never the code itself. */
export interface RequestedCode {
  /** Where the code was sent. */
  readonly email: string;
  /** The attempt that the server named. */
  readonly attempt: string;
  /** When the code was requested, by the browser's clock, in milliseconds since 1970. */
  readonly requestedAt: number;
}

const CODE_LIFETIME = CODE_MINUTES * 60_000;

/** Returns the milliseconds until a code expires that was requested then; not above 0 once it has (core/sign-in-15). */
export function timeUntilExpiry(requestedAt: number, now: number): number {
  // A clock that was set back makes no code valid for longer.
  return Math.min(requestedAt + CODE_LIFETIME - now, CODE_LIFETIME);
}

/** Returns the whole seconds until the server sends another code; 0 once it does (core/sign-in-16). */
export function secondsUntilResend(requestedAt: number, now: number): number {
  const wait = Math.ceil((requestedAt - now) / 1000) + RESEND_SECONDS;
  return Math.min(Math.max(wait, 0), RESEND_SECONDS);
}

/** Serializes a requested code for storage. */
export function serializeRequestedCode(requested: RequestedCode): string {
  return JSON.stringify(requested);
}

/** Parses a stored code request; null if it is unreadable or its code has expired (core/sign-in-14). Never throws. */
export function parseRequestedCode(text: string | null, now: number): RequestedCode | null {
  const { email, attempt, requestedAt } = recordOf(parseJson(text ?? '')) ?? {};
  return typeof email === 'string' &&
    typeof attempt === 'string' &&
    typeof requestedAt === 'number' &&
    email !== '' &&
    attempt !== '' &&
    // A clock that was set back by more would keep the code step for good.
    Math.abs(now - requestedAt) < CODE_LIFETIME
    ? { email, attempt, requestedAt }
    : null;
}

import { type ErrorCode, SIGN_IN_FAULT, signInRefusals } from '@parlour/contract';

/** The call that failed: requesting a code or verifying one. */
export type LoginCall = keyof typeof signInRefusals;

/** Why a sign-in call failed: the message for the member and the thrown cause. */
export interface LoginFailure {
  readonly call: LoginCall;
  readonly message: string;
  readonly cause: unknown;
}

/** A failed sign-in call as the app throws it, as far as the machine reads it. An empty message counts as missing. */
export interface LoginRefusal {
  /** HTTP status. */
  readonly status: number;
  readonly message: string;
  /** The server's error code. */
  readonly code?: ErrorCode | undefined;
}

/**
 * Converts the rejection of a sign-in call into a failure (LG6): the server's message or the call's own. Any other
 * cause, such as a lost connection, gets the general message.
 */
export const loginFailure = (call: LoginCall, cause: unknown): LoginFailure => ({
  call,
  message: isSignInCallError(cause) ? cause.message.trim() || signInRefusals[call] : SIGN_IN_FAULT,
  cause,
});

/**
 * Whether codes are requested too often, so that the code sent before may still be valid (LG10). This does not reveal
 * who has an account, since unknown e-mails are limited alike.
 */
export const isAskedTooOften = (cause: unknown): boolean =>
  isSignInCallError(cause) && cause.code === 'rate_limited';

const isSignInCallError = (cause: unknown): cause is LoginRefusal =>
  typeof cause === 'object' &&
  cause !== null &&
  'status' in cause &&
  typeof cause.status === 'number' &&
  'message' in cause &&
  typeof cause.message === 'string';

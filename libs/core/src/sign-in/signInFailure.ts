import { type ErrorCode, SIGN_IN_ERROR_MESSAGE, signInFailureMessages } from '@parlour/contract';

/** The call that failed: requesting a code or verifying one. */
export type SignInCall = keyof typeof signInFailureMessages;

/** Why a sign-in call failed: the message for the member and the thrown cause. */
export interface SignInFailure {
  readonly call: SignInCall;
  readonly message: string;
  readonly cause: unknown;
}

/** A failed sign-in call as the app throws it, as far as the machine reads it. An empty message counts as missing. */
interface SignInCallError {
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
export function signInFailureOf(call: SignInCall, cause: unknown): SignInFailure {
  return {
    call,
    message: isSignInCallError(cause)
      ? cause.message.trim() || signInFailureMessages[call]
      : SIGN_IN_ERROR_MESSAGE,
    cause,
  };
}

/**
 * Whether codes are requested too often, so that the code sent before may still be valid (LG10). This does not reveal
 * who has an account, since unknown e-mails are limited alike.
 */
export function isRateLimited(cause: unknown): boolean {
  return isSignInCallError(cause) && cause.code === 'rate_limited';
}

const isSignInCallError = (cause: unknown): cause is SignInCallError =>
  typeof cause === 'object' &&
  cause !== null &&
  'status' in cause &&
  typeof cause.status === 'number' &&
  'message' in cause &&
  typeof cause.message === 'string';

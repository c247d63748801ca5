import { type ErrorCode, SIGN_IN_FAULT, signInRefusals } from '@parlour/contract';

/** The call that failed: asking for a code, or showing one. */
export type LoginCall = keyof typeof signInRefusals;

/** Why a call of the sign-in failed: the sentence for the member and what the caller threw. */
export interface LoginFailure {
  readonly call: LoginCall;
  readonly message: string;
  readonly cause: unknown;
}

/** A server's refusal of a sign-in call, as far as the login depends on it. An empty message is none. */
export interface LoginRefusal {
  /** HTTP status. */
  readonly status: number;
  readonly message: string;
  /** The server's reason. */
  readonly code?: ErrorCode | undefined;
}

/**
 * The failure for whatever a sign-in call was rejected with (spec section 8): a refusal gives the server's sentence
 * or the call's own; anything else, such as a lost connection, gives the general one.
 */
export const loginFailure = (call: LoginCall, cause: unknown): LoginFailure => ({
  call,
  message: isRefusal(cause) ? cause.message.trim() || signInRefusals[call] : SIGN_IN_FAULT,
  cause,
});

/**
 * Whether a code was refused because codes are asked for too often: the one that was sent before may still be valid.
 * It says nothing of who has an account, because addresses of strangers are counted alike.
 */
export const isAskedTooOften = (cause: unknown): boolean =>
  isRefusal(cause) && cause.code === 'rate_limited';

const isRefusal = (cause: unknown): cause is LoginRefusal =>
  typeof cause === 'object' &&
  cause !== null &&
  'status' in cause &&
  typeof cause.status === 'number' &&
  'message' in cause &&
  typeof cause.message === 'string';

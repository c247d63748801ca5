/** The call that failed: asking for a code, or showing one. */
export type LoginCall = 'requestCode' | 'verifyCode';

/** Why a call of the sign-in failed: the sentence for the member and what the caller threw. */
export interface LoginFailure {
  readonly call: LoginCall;
  readonly message: string;
  readonly cause: unknown;
}

/** A server's refusal of a sign-in call, as far as the sentence depends on it. An empty message is none. */
export interface LoginRefusal {
  /** HTTP status. */
  readonly status: number;
  readonly message: string;
}

const fallbacks = {
  requestCode: 'Failed to send code',
  verifyCode: 'Invalid code',
} as const satisfies Record<LoginCall, string>;

/**
 * The failure for whatever a sign-in call was rejected with (spec section 8): a refusal gives the server's sentence
 * or the call's own; anything else, such as a lost connection, gives the general one.
 */
export const loginFailure = (call: LoginCall, cause: unknown): LoginFailure => ({
  call,
  message: isRefusal(cause)
    ? cause.message.trim() || fallbacks[call]
    : 'An error occurred. Please try again.',
  cause,
});

const isRefusal = (cause: unknown): cause is LoginRefusal =>
  typeof cause === 'object' &&
  cause !== null &&
  'status' in cause &&
  typeof cause.status === 'number' &&
  'message' in cause &&
  typeof cause.message === 'string';

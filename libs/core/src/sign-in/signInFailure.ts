import type { CallFailure } from '@parlour/contract';
import { SIGN_IN_ERROR_MESSAGE, signInFailureMessages } from '@parlour/contract/values';

/** The call that failed: requesting a code or verifying one. */
export type SignInCall = keyof typeof signInFailureMessages;

/** Why a sign-in call failed or was not made: the message for the member and the failure of the call. */
export interface SignInFailure {
  readonly call: SignInCall;
  readonly message: string;
  /** Null for a code that the browser's clock says has expired. */
  readonly cause: CallFailure | null;
}

/** The failure of a code that has expired by the browser's clock (core/sign-in-15). */
export const expiredCodeFailure: SignInFailure = {
  call: 'verifyCode',
  message: 'That code has expired.',
  cause: null,
};

/**
 * Returns the failure of a sign-in call with its message (core/sign-in-6): the server's or the call's own. Any other failure, such
 * as a lost connection, gets the general message.
 */
export function signInFailureOf(call: SignInCall, cause: CallFailure): SignInFailure {
  return {
    call,
    message:
      cause.kind === 'domain'
        ? cause.message.trim() || signInFailureMessages[call]
        : SIGN_IN_ERROR_MESSAGE,
    cause,
  };
}

/**
 * Whether codes are requested too often, so that the code sent before may still be valid (core/sign-in-10). This does not reveal
 * who has an account, since unknown emails are limited alike.
 */
export function isRateLimited(failure: CallFailure): boolean {
  return failure.kind === 'domain' && failure.code === 'rate_limited';
}

/** Whether the server has found a code invalid, so that it would be again (core/sign-in-13). */
export function isInvalidCode(failure: CallFailure): boolean {
  return failure.kind === 'domain' && failure.code === 'invalid_code';
}

import { type CallFailure, SIGN_IN_ERROR_MESSAGE, signInFailureMessages } from '@parlour/contract';

/** The call that failed: requesting a code or verifying one. */
export type SignInCall = keyof typeof signInFailureMessages;

/** Why a sign-in call failed: the message for the member and the failure of the call. */
export interface SignInFailure {
  readonly call: SignInCall;
  readonly message: string;
  readonly cause: CallFailure;
}

/**
 * Returns the failure of a sign-in call with its message (LG6): the server's or the call's own. Any other failure, such
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
 * Whether codes are requested too often, so that the code sent before may still be valid (LG10). This does not reveal
 * who has an account, since unknown e-mails are limited alike.
 */
export function isRateLimited(failure: CallFailure): boolean {
  return failure.kind === 'domain' && failure.code === 'rate_limited';
}

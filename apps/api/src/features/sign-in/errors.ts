import { ApiError } from '../../errors/apiError.ts';
import type { SignInFailure } from './policy.ts';

const formatSeconds = (count: number) => (count === 1 ? 'a second' : `${count} seconds`);

const formatMinutes = (seconds: number) => {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? 'a minute' : `${count} minutes`;
};

/** Makes the error for a code that can not be sent or tried now. It says how long to wait. */
export function signInError({ reason, wait }: SignInFailure): ApiError {
  const messages = {
    'too soon': `A code is already on its way. You can ask for another in ${formatSeconds(wait)}.`,
    'too many codes': `Many codes were sent in the last hour. Please try again in ${formatMinutes(wait)}.`,
    paused: `For your safety, sign-in is paused after several wrong codes. Please try again in ${formatMinutes(wait)}.`,
  };
  const code = reason === 'paused' ? 'sign_in_paused' : 'rate_limited';
  return new ApiError(code, messages[reason], { retryAfter: wait });
}

const invalidCode = (message: string) => new ApiError('invalid_code', message, { field: 'code' });

/** Makes the error for a wrong code. */
export function wrongCodeError(): ApiError {
  return invalidCode('That code is not valid. Please check it, or ask for a new one.');
}

/** Makes the error for a right code that has opened a session before (SI16). */
export function usedCodeError(): ApiError {
  return invalidCode(
    'That code was already used. If you are not signed in, please ask for a new one.',
  );
}

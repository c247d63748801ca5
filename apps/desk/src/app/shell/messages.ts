import type { CallFailure } from '@parlour/contract';

/** Says why somebody is still signed in, and what to do (`DKF13`). */
export function notSignedOut(failure: CallFailure): string {
  return failure.kind === 'transport'
    ? 'The club could not be reached, so you are still signed in. Please check your connection and sign out again.'
    : `${failure.message} You are still signed in. Please try again.`;
}

// Texts that several packages must spell alike.

/** The filter's choice of every category. Clients never send it (client-4). */
export const ALL_CATEGORIES = 'ALL';

/** Messages of sign-in calls that the server rejects without its own message (client-25). */
export const signInFailureMessages = {
  requestCode: 'Failed to send code',
  verifyCode: 'Invalid code',
} as const;

/** Message of a sign-in call without a valid response (client-25). */
export const SIGN_IN_ERROR_MESSAGE = 'An error occurred. Please try again.';

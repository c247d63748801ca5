/** Words that several parts of the product must spell alike. */

/** The category that stands for every category; a client never sends it (specification, section 7). */
export const ALL_CATEGORIES = 'ALL';

/** What a sign-in call says that is refused without a sentence of the server (specification, section 8). */
export const signInRefusals = {
  requestCode: 'Failed to send code',
  verifyCode: 'Invalid code',
} as const;

/** What a sign-in call says that comes to no answer (specification, section 8). */
export const SIGN_IN_FAULT = 'An error occurred. Please try again.';

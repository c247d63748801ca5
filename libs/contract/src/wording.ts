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

/**
 * What a sentence calls a field of a payload, so that a member knows it: the last name of its path in plain words, such
 * as `Work email` for `professional.workEmail`. It begins in upper case, because sentences begin with it.
 */
export const fieldInWords = (field: string): string => {
  const name = field.split('.').findLast((part) => /\D/.test(part)) ?? field;
  const words = name.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

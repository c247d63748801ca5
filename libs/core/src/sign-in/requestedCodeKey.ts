/** The storage key of the requested code, in the storage of one tab. */
export const REQUESTED_CODE_KEY = 'sign-in-code-requested';

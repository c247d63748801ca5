import { successPopup } from '../requests/requestOutcome.ts';

/** What stands in place of a profile that could not be loaded (spec section 8). */
export const profileLoadFailure = {
  title: 'Error Loading Profile',
  text: 'Failed to load profile data. Please try again.',
  retryLabel: 'Try Again',
} as const;

/** The same where nobody is signed in (spec section 8). */
export const USER_NOT_AUTHENTICATED = 'User not authenticated.';

/** What says that an edited profile was saved. */
export const PROFILE_SAVED = 'Profile updated successfully!';

/** What says that the club was asked to change something (spec section 1). */
export const CHANGE_REQUEST_SENT = successPopup.note;

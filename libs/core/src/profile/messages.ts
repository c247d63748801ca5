import { successNotification } from '../requests/requestOutcome.ts';

/** Shown if the profile could not be loaded. */
export const profileLoadFailureCopy = {
  title: 'Error Loading Profile',
  text: 'Failed to load profile data. Please try again.',
  retryLabel: 'Try Again',
} as const;

/** Shown if nobody is signed in. */
export const USER_NOT_AUTHENTICATED = 'User not authenticated.';

/** Confirms that the profile was saved. */
export const PROFILE_SAVED = 'Profile updated successfully!';

/** Confirms that a change request was sent (core/profile-11). */
export const CHANGE_REQUEST_SENT = successNotification.note;

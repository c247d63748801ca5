/** What stands in place of a profile that could not be loaded (spec section 8). */
export const profileLoadFailure = {
  title: 'Error Loading Profile',
  text: 'Failed to load profile data. Please try again.',
  retryLabel: 'Try Again',
} as const;

/** The same where nobody is signed in (spec section 8). */
export const USER_NOT_AUTHENTICATED = 'User not authenticated.';

/** The popup after an edited profile was saved. */
export const profileSavedPopup = {
  title: 'Success!',
  message: 'Profile updated successfully!',
  /** Milliseconds after which it closes by itself. */
  closesAfter: 3000,
} as const;

/** The popup after the club was asked to change something (spec section 1). */
export const changeRequestSentPopup = {
  title: 'Success!',
  message: 'We will follow up via email.',
  /** Milliseconds after which it closes by itself. */
  closesAfter: 3000,
} as const;

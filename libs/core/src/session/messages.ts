/** Asks for confirmation before another device is signed out. */
export const END_SESSION_QUESTION = 'Are you sure you want to sign out this device?';

/** The fallback message if signing out another device fails. */
export const SESSION_NOT_ENDED = 'Failed to sign out this device.';

/** Asks for confirmation before all devices are signed out. */
export const END_ALL_SESSIONS_QUESTION = 'Are you sure you want to sign out everywhere?';

/** Tells what signing out everywhere does. */
export const END_ALL_SESSIONS_CONSEQUENCE =
  'This device is signed out too. Each one needs a new code to sign in again.';

/** The fallback message if signing out everywhere fails. */
export const SESSIONS_NOT_ENDED = 'Failed to sign out everywhere.';

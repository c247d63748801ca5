/** The message of a message that could not be sent (OR9). */
export const MESSAGE_NOT_SENT = 'Your message could not be sent. Please try again.';

/** The message of a file that could not be uploaded (OR9). */
export const FILE_NOT_ADDED = 'The file could not be added. Please try again.';

/** The message of a cancellation that failed (OR9). */
export const REQUEST_NOT_CANCELED = 'Your request could not be canceled. Please try again.';

/** The message of a request that changed before its cancellation arrived (OR7). */
export const REQUEST_CHANGED_MEANWHILE =
  'This request has changed meanwhile. Please look at it once more before you cancel it.';

/** The message of a rating that failed (OR9). */
export const RATING_NOT_SENT = 'Your rating could not be sent. Please try again.';

/** Says that a request does not exist for its viewer. */
export const REQUEST_NOT_FOUND = 'Request not found';

/** The message of a message that could not be sent (core/own-requests-9). */
export const MESSAGE_NOT_SENT = 'Your message could not be sent. Please try again.';

/** The message of a file that could not be uploaded (core/own-requests-9). */
export const FILE_NOT_ADDED = 'The file could not be added. Please try again.';

/** The message of a cancellation that failed (core/own-requests-9). */
export const REQUEST_NOT_CANCELED = 'Your request could not be canceled. Please try again.';

/** The message of a request that changed before its cancellation arrived (core/own-requests-7). */
export const REQUEST_CHANGED_MEANWHILE =
  'This request has changed meanwhile. Please look at it once more before you cancel it.';

/** The message of a rating that failed (core/own-requests-9). */
export const RATING_NOT_SENT = 'Your rating could not be sent. Please try again.';

/** Says that a request does not exist for its viewer. */
export const REQUEST_NOT_FOUND = 'Request not found';

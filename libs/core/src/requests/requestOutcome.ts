/** The copy of the notification after an accepted request (core/requests-32). */
export const successNotification = {
  title: 'Success!',
  message: 'Your request has been submitted successfully!',
  note: 'We will follow up via email.',
  /** Milliseconds before it closes by itself. */
  closesAfter: 3000,
} as const;

/** The copy of the notification after a failed submission (core/requests-32). `message` is the fallback. */
export const failureNotification = {
  title: 'Error',
  message: 'Something went wrong. Please try again.',
  note: 'If the problem persists, please contact support.',
  closeLabel: 'Close',
  /** Milliseconds before it closes by itself. */
  closesAfter: 4000,
} as const;

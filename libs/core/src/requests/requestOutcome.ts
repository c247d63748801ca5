/** Why a submission failed: the sentence for the member and what the caller threw. */
export interface RequestFailure {
  readonly message: string;
  readonly cause: unknown;
}

/** The popup after an accepted request (spec sections 1, 8 and 9). */
export const successPopup = {
  title: 'Success!',
  message: 'Your request has been submitted successfully!',
  note: 'We will follow up via email.',
  /** Milliseconds after which it closes by itself. */
  closesAfter: 3000,
} as const;

/** The popup after a failed submission (spec sections 8 and 9). `message` stands in where none is given. */
export const failurePopup = {
  title: 'Error',
  message: 'Something went wrong. Please try again.',
  note: 'If the problem persists, please contact support.',
  closeLabel: 'Close',
  /** Milliseconds after which it closes by itself. */
  closesAfter: 4000,
} as const;

/** The sentence for whatever a submission was rejected with (spec section 8). */
export const failureMessage = (error: unknown): string => {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return typeof message === 'string' && message.trim() !== ''
    ? message
    : 'Failed to submit request. Please try again.';
};

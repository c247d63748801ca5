/** The message of a failed registration (EP3). */
export const REGISTRATION_FAILED = 'Registration failed. Please try again.';

/** The message of a failed cancellation (RN5). */
export const CANCELLATION_FAILED = 'Your registration could not be canceled. Please try again.';

/** The question before a registration is canceled (RN4). */
export const CANCELLATION_QUESTION = 'Are you sure you want to cancel this registration?';

/** Returns the message of a successful registration (EP3). */
export function registrationSuccessMessage(confirmationNumber: string): string {
  return `Registration successful! Confirmation: ${confirmationNumber}.`;
}

/** Returns the message of a canceled registration (RN5). */
export function cancellationMessage(title: string): string {
  return `Your registration for ${title} is canceled.`;
}

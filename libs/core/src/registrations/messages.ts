/** The message of a failed registration (core/events-3). */
export const REGISTRATION_FAILED = 'Registration failed. Please try again.';

/** The message of a failed cancellation (core/registrations-5). */
export const CANCELLATION_FAILED = 'Your registration could not be canceled. Please try again.';

/** The question before a registration is canceled (core/registrations-4). */
export const CANCELLATION_QUESTION = 'Are you sure you want to cancel this registration?';

/** Returns the message of a successful registration (core/events-3). */
export function registrationSuccessMessage(confirmationNumber: string): string {
  return `Registration successful! Confirmation: ${confirmationNumber}.`;
}

/** Returns the message of a canceled registration (core/registrations-5). */
export function cancellationMessage(title: string): string {
  return `Your registration for ${title} is canceled.`;
}

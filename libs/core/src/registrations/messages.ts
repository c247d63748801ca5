/** The message of a failed registration (EP3). */
export const REGISTRATION_FAILED = 'Registration failed. Please try again.';

/** Returns the message of a successful registration (EP3). */
export function registrationSuccessMessage(confirmationNumber: string): string {
  return `Registration successful! Confirmation: ${confirmationNumber}.`;
}

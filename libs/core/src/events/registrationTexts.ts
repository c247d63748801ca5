/** What a member reads when a registration did not go through (spec section 8). */
export const REGISTRATION_FAILED = 'Registration failed. Please try again.';

/** What a member reads when a registration went through (spec section 8). */
export const registrationSuccess = (confirmationNumber: string): string =>
  `Registration successful! Confirmation: ${confirmationNumber}.`;

import { expect, test } from 'vitest';
import { REGISTRATION_FAILED, registrationSuccessMessage } from './messages.ts';

test('EP3: the messages of a registration are as specified', () => {
  expect(registrationSuccessMessage('RG-7K2M9X')).toBe(
    'Registration successful! Confirmation: RG-7K2M9X.',
  );
  expect(REGISTRATION_FAILED).toBe('Registration failed. Please try again.');
});

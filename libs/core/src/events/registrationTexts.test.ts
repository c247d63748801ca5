import { expect, test } from 'vitest';
import { REGISTRATION_FAILED, registrationSuccess } from './registrationTexts.ts';

test('EP3: the messages of a registration are as specified', () => {
  expect(registrationSuccess('RG-7K2M9X')).toBe(
    'Registration successful! Confirmation: RG-7K2M9X.',
  );
  expect(REGISTRATION_FAILED).toBe('Registration failed. Please try again.');
});

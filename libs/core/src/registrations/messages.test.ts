import { expect, test } from 'vitest';
import { registrationSuccessMessage } from './messages.ts';

test('EP3: a registration says its confirmation number', () => {
  expect(registrationSuccessMessage('RG-7K2M9X')).toBe(
    'Registration successful! Confirmation: RG-7K2M9X.',
  );
});

import { expect, test } from 'vitest';
import { cancellationMessage, registrationSuccessMessage } from './messages.ts';

test('core/events-3: a registration says its confirmation number', () => {
  expect(registrationSuccessMessage('RG-7K3M9X')).toBe(
    'Registration successful! Confirmation: RG-7K3M9X.',
  );
});

test('core/registrations-5: a cancellation says what was canceled', () => {
  expect(cancellationMessage('The Gala')).toBe('Your registration for The Gala is canceled.');
});

import { expect, test } from 'vitest';
import { endsSession } from './sessionEnd.ts';

test.each([
  { status: 401 },
  { status: 403 },
  { status: 401, message: 'Please sign in.' },
  { message: 'HTTP error! status: 401' },
  { message: 'Authentication failed: 403 no' },
  { message: 'Unauthorized' },
  { status: 500, message: 'The CRM says: Forbidden.' },
])('core/session-7: %o ends the session', (failure) => {
  expect(endsSession(failure)).toBe(true);
});

test.each([
  {},
  { status: 400, message: 'Invalid code' },
  { status: 404, message: 'Benefit not found' },
  { status: 429, message: 'Please wait 30 seconds.' },
  { status: 500, message: 'HTTP error! status: 500' },
  { message: 'Failed to fetch' },
])('core/session-7: %o does not', (failure) => {
  expect(endsSession(failure)).toBe(false);
});

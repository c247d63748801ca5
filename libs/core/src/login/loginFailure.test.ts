import { expect, test } from 'vitest';
import { loginFailure } from './loginFailure.ts';

test.each([
  ['requestCode', { status: 429, message: 'Please wait 30 seconds.' }, 'Please wait 30 seconds.'],
  ['requestCode', { status: 400, message: '' }, 'Failed to send code'],
  ['verifyCode', { status: 400, message: 'That code has expired.' }, 'That code has expired.'],
  ['verifyCode', { status: 400, message: ' ' }, 'Invalid code'],
  ['verifyCode', new TypeError('fetch failed'), 'An error occurred. Please try again.'],
  ['requestCode', { message: 'offline' }, 'An error occurred. Please try again.'],
  ['requestCode', { status: 500 }, 'An error occurred. Please try again.'],
  ['verifyCode', 'offline', 'An error occurred. Please try again.'],
  ['verifyCode', undefined, 'An error occurred. Please try again.'],
] as const)('LG6: %s, refused with %o, is told as "%s"', (call, cause, message) => {
  expect(loginFailure(call, cause)).toEqual({ call, message, cause });
});

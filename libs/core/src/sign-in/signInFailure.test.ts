import { expect, test } from 'vitest';
import { isRateLimited, signInFailureOf } from './signInFailure.ts';

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
] as const)('LG6: %s, rejected with %o, shows "%s"', (call, cause, message) => {
  expect(signInFailureOf(call, cause)).toEqual({ call, message, cause });
});

test.each([
  [{ status: 429, message: 'Wait.', code: 'rate_limited' }, true],
  [{ status: 429, message: '', code: 'rate_limited' }, true],
  [{ status: 429, message: 'Paused.', code: 'sign_in_paused' }, false],
  [{ status: 429, message: 'A proxy of no reason.' }, false],
  [{ status: 400, message: 'No address.', code: 'invalid_input' }, false],
  [{ code: 'rate_limited' }, false],
  [new TypeError('rate_limited'), false],
  ['rate_limited', false],
  [null, false],
  [undefined, false],
] as const)('LG10: whether %o says that codes are requested too often: %j', (cause, isLimited) => {
  expect(isRateLimited(cause)).toBe(isLimited);
});

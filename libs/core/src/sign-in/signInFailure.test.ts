import { expect, test } from 'vitest';
import { domainFailure, lostResponse } from '../fixtures/failures.ts';
import { unexpectedFailure } from '../forms/callResult.ts';
import { isRateLimited, signInFailureOf } from './signInFailure.ts';

const withStatus = (status: number, message: string) => ({ ...domainFailure(message), status });
const invalidResponse = { kind: 'contract', status: 200, message: 'No.', detail: 'No.' } as const;

test.each([
  ['requestCode', withStatus(429, 'Please wait 30 seconds.'), 'Please wait 30 seconds.'],
  ['requestCode', withStatus(400, ''), 'Failed to send code'],
  ['verifyCode', withStatus(400, 'That code has expired.'), 'That code has expired.'],
  ['verifyCode', withStatus(400, ' '), 'Invalid code'],
  ['verifyCode', lostResponse, 'An error occurred. Please try again.'],
  ['requestCode', lostResponse, 'An error occurred. Please try again.'],
  ['requestCode', invalidResponse, 'An error occurred. Please try again.'],
  ['verifyCode', unexpectedFailure('offline'), 'An error occurred. Please try again.'],
  ['verifyCode', unexpectedFailure(undefined), 'An error occurred. Please try again.'],
] as const)('core/sign-in-6: %s, failed with %o, shows "%s"', (call, cause, message) => {
  expect(signInFailureOf(call, cause)).toEqual({ call, message, cause });
});

test.each([
  [{ ...withStatus(429, 'Wait.'), code: 'rate_limited' }, true],
  [{ ...withStatus(429, ''), code: 'rate_limited' }, true],
  [{ ...withStatus(429, 'Paused.'), code: 'sign_in_paused' }, false],
  [withStatus(429, 'A proxy of no reason.'), false],
  [{ ...withStatus(400, 'No address.'), code: 'invalid_input' }, false],
  [lostResponse, false],
  [invalidResponse, false],
  [unexpectedFailure('rate_limited'), false],
] as const)(
  'core/sign-in-10: whether %o says that codes are requested too often: %j',
  (cause, isLimited) => {
    expect(isRateLimited(cause)).toBe(isLimited);
  },
);

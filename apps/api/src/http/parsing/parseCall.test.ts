import { requestCode, submitRequest, updateProfile, type Call } from '@parlour/contract';
import { expect, test } from 'vitest';
import { parsePart } from './parseCall.ts';
import { invalidInput, ApiError } from '../../errors/apiError.ts';

const parseError = (call: Call, body: unknown): ApiError => {
  try {
    parsePart(call.body!, body, 'body');
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('it was accepted');
};

const car = { requestType: 'Car', subject: 'A' };

test.each([
  [requestCode, { email: 'a@b' }, 'email', 'Email must be an email address.'],
  [requestCode, {}, 'email', 'Email is required.'],
  [requestCode, [], 'body', 'The body must be an object.'],
  [
    submitRequest,
    { ...car, pickupTime: '8:30' },
    'pickupTime',
    'Pickup time must be a time such as 18:30.',
  ],
  [
    updateProfile,
    { professional: { workEmail: 'nobody' } },
    'professional.workEmail',
    'Work email must be an email address.',
  ],
  [requestCode, { email: 'a\0@b.example' }, 'email', /^Email /],
] as const)(
  'api/http-15: %o rejects %j by a message for members',
  (call, body, field, expectedMessage) => {
    const { message, details } = parseError(call, body);
    expect(details.field).toBe(field);
    expect(message).toMatch(expectedMessage);
  },
);

test.each([
  ['cvv', 'cvv must be 3 digits.', 'Cvv must be 3 digits.'],
  ['file', 'The file is empty.', 'The file is empty.'],
  ['title', 'titles are short.', 'titles are short.'],
  ['Idempotency-Key', 'Idempotency-Key is too long.', 'Idempotency-Key is too long.'],
])('api/http-15: an error about %s, %j, says %j', (field, given, message) => {
  expect(invalidInput(field, given).message).toBe(message);
});

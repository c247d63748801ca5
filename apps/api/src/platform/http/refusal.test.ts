import { requestCode, submitRequest, updateProfile, type Call } from '@parlour/contract';
import { expect, test } from 'vitest';
import { parsePart } from './parsing.ts';
import { invalid, Refusal } from './refusal.ts';

const refusalOf = (call: Call, body: unknown): Refusal => {
  try {
    parsePart(call.body!, body, 'body');
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  throw new Error('it was not refused');
};

const car = { requestType: 'Car', subject: 'A' };

test.each([
  [requestCode, { email: 'a@b' }, 'email', 'Email must be an e-mail address.'],
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
    'Work email must be an e-mail address.',
  ],
  [requestCode, { email: 'a\0@b.example' }, 'email', /^Email /],
] as const)('HT13: %o refuses %j by a sentence for members', (call, body, field, sentence) => {
  const { message, details } = refusalOf(call, body);
  expect(details.field).toBe(field);
  expect(message).toMatch(sentence);
});

test.each([
  ['cvv', 'cvv must be 3 digits.', 'Cvv must be 3 digits.'],
  ['file', 'The file is empty.', 'The file is empty.'],
  ['title', 'titles are short.', 'titles are short.'],
  ['Idempotency-Key', 'Idempotency-Key is too long.', 'Idempotency-Key is too long.'],
])('HT13: a refusal of %s, %j, says %j', (field, told, message) => {
  expect(invalid(field, told).message).toBe(message);
});

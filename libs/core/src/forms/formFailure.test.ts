import { expect, test } from 'vitest';
import { callError } from '../fixtures/callError.ts';
import { formFailureOf } from './formFailure.ts';

const copy = {
  fields: { cvv: 'securityCode', 'address.zipCode': 'zip', 'address.city': 'city' },
  labels: { securityCode: 'Security code', zip: 'ZIP code', city: 'City' },
  fallback: 'Failed to save',
} as const;

test.each([
  ['cvv', 'cvv must be 3 digits.', 'securityCode', 'Security code must be 3 digits.'],
  ['cvv', 'Cvv must be 3 digits.', 'securityCode', 'Security code must be 3 digits.'],
  ['address.zipCode', 'Zip code is too long.', 'zip', 'ZIP code is too long.'],
  ['cvv', 'CVV must be 3 digits.', 'securityCode', 'CVV must be 3 digits.'],
  ['cvv', 'Check your cvv please.', 'securityCode', 'Check your cvv please.'],
  ['cvv', 'cvvs are short.', 'securityCode', 'cvvs are short.'],
  ['address.city', 'address.city is too long.', 'city', 'City is too long.'],
])('FM1: a failure of %s, %j, belongs to its field', (name, original, field, message) => {
  const cause = callError(original, name);
  expect(formFailureOf(cause, copy)).toEqual({ field, message, cause });
});

test.each(['body', 'securityCode', '', 'constructor', '__proto__', 5, null, undefined])(
  'FM2: %j names no field of the form',
  (name) => {
    const cause = callError(`${name} is odd.`, name);
    expect(formFailureOf(cause, copy)).toEqual({ field: null, message: `${name} is odd.`, cause });
  },
);

test.each([callError(' ', 'cvv'), { field: 'cvv' }, 'no', null, undefined])(
  'FM2: %j has no message of its own',
  (cause) => {
    expect(formFailureOf(cause, copy)).toEqual({ field: null, message: 'Failed to save', cause });
  },
);

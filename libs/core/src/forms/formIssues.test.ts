import { expect, test } from 'vitest';
import { domainFailure, lostResponse } from '../fixtures/failures.ts';
import { unexpectedFailure } from './callResult.ts';
import { formIssuesOf, type SubmissionFailure } from './formIssues.ts';

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
])(
  'core/forms-1, core/profile-14: a failure of %s, %j, becomes an issue of its field',
  (name, original, field, message) => {
    expect(formIssuesOf(domainFailure(original, name), copy)).toEqual({
      issues: [{ field, message }],
      failure: null,
    });
  },
);

test('core/forms-1: an input that can not be sent becomes an issue of its field', () => {
  const cause = { kind: 'input', field: 'cvv', message: 'cvv is unreadable.' } as const;
  expect(formIssuesOf(cause, { ...copy, isFallbackPreferred: true }).issues).toEqual([
    { field: 'securityCode', message: 'Security code is unreadable.' },
  ]);
});

test.each(['body', 'securityCode', '', 'constructor', '__proto__', undefined])(
  'core/forms-2: %j names no field of the form',
  (name) => {
    const cause = domainFailure(`${name} is odd.`, name);
    expect(formIssuesOf(cause, copy)).toEqual({
      issues: [],
      failure: { message: `${name} is odd.`, cause },
    });
  },
);

test.each<SubmissionFailure>([
  domainFailure(' '),
  unexpectedFailure(new Error('A bug.')),
  unexpectedFailure('no'),
  unexpectedFailure(null),
  unexpectedFailure(undefined),
])('core/forms-2, core/profile-14: %j has no message of its own', (cause) => {
  expect(formIssuesOf(cause, copy)).toEqual({
    issues: [],
    failure: { message: 'Failed to save', cause },
  });
});

test.each<[SubmissionFailure, boolean, string]>([
  [lostResponse, false, 'Failed to do it'],
  [lostResponse, true, 'Failed to save'],
  [{ ...domainFailure('HTTP error!'), hasServerMessage: false }, true, 'Failed to save'],
  [domainFailure('Not today.'), true, 'Not today.'],
])(
  'core/forms-2, core/profile-14: %j, with the fallback preferred: %j, shows %j',
  (cause, isFallbackPreferred, message) => {
    expect(formIssuesOf(cause, { ...copy, isFallbackPreferred }).failure).toEqual({
      message,
      cause,
    });
  },
);

test('core/forms-2: a preferred fallback speaks of the whole form, whatever field a failure without a message names', () => {
  const cause = { ...domainFailure('HTTP error! status: 400', 'cvv'), hasServerMessage: false };
  expect(formIssuesOf(cause, { ...copy, isFallbackPreferred: true })).toEqual({
    issues: [],
    failure: { message: copy.fallback, cause },
  });
});

import { expect, test } from 'vitest';
import { refusal } from '../fixtures/refusal.ts';
import { refusalOf, standingProblems } from './formRefusal.ts';

const copy = {
  fields: { phone: 'phone', 'address.city': 'address.city' },
  labels: { phone: 'Phone', 'address.city': 'City' },
  fallback: 'Failed to save',
} as const;
const values = { phone: '1', 'address.city': null };

test('PF11: a failure that names a field becomes its issue, with its label', () => {
  expect(refusalOf(refusal('phone must be a text.', 'phone'), copy, values)).toEqual({
    problems: [{ field: 'phone', message: 'Phone must be a text.', value: '1' }],
    failure: null,
  });
  expect(refusalOf(refusal('Not there.', 'address.city'), copy, values).problems).toEqual([
    { field: 'address.city', message: 'Not there.', value: '' },
  ]);
});

test.each([
  [refusal('The body could not be read.', 'body'), 'The body could not be read.'],
  [refusal('No network.'), 'No network.'],
  [undefined, 'Failed to save'],
])('PF11: %j is a failure of the whole form', (cause, message) => {
  expect(refusalOf(cause, copy, values)).toEqual({
    problems: [],
    failure: { field: null, message, cause },
  });
});

test('PF11: an issue stays until its value is changed', () => {
  const problems = [
    { field: 'phone', message: 'No.', value: '1' },
    { field: 'address.city', message: 'No.', value: '' },
  ] as const;
  expect(standingProblems(problems, { phone: '1', 'address.city': null })).toEqual(problems);
  expect(standingProblems(problems, { phone: '12', 'address.city': null })).toEqual([problems[1]]);
});

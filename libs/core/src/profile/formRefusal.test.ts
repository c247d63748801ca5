import { expect, test } from 'vitest';
import { refusal } from './fixtures/profile.ts';
import { refusalOf, standingProblems } from './formRefusal.ts';

const form = {
  labels: { phone: 'Phone', 'address.city': 'City' },
  values: { phone: '1', 'address.city': null },
  fallback: 'Failed to save',
};

test('PF11: a refusal that names a field is told there, by its label', () => {
  expect(refusalOf(refusal('phone must be a text.', 'phone'), form)).toEqual({
    problems: [{ field: 'phone', message: 'Phone must be a text.', value: '1' }],
    failure: null,
  });
  expect(refusalOf(refusal('Not there.', 'address.city'), form).problems).toEqual([
    { field: 'address.city', message: 'Not there.', value: '' },
  ]);
});

test.each([
  [refusal('The body could not be read.', 'body'), 'The body could not be read.'],
  [refusal('constructor is odd.', 'constructor'), 'constructor is odd.'],
  [refusal('No network.'), 'No network.'],
  [refusal(' '), 'Failed to save'],
  [{ field: 5 }, 'Failed to save'],
  ['no', 'Failed to save'],
  [null, 'Failed to save'],
  [undefined, 'Failed to save'],
])('PF11: %j is a failure of the whole form', (cause, message) => {
  expect(refusalOf(cause, form)).toEqual({ problems: [], failure: { message, cause } });
});

test('PF11: a sentence stands until its value is changed', () => {
  const problems = [
    { field: 'phone', message: 'No.', value: '1' },
    { field: 'address.city', message: 'No.', value: '' },
  ] as const;
  expect(standingProblems(problems, { phone: '1', 'address.city': null })).toEqual(problems);
  expect(standingProblems(problems, { phone: '12', 'address.city': null })).toEqual([problems[1]]);
});

import { expect, test } from 'vitest';
import { callError } from '../fixtures/callError.ts';
import { formIssuesOf, currentIssues } from './formIssues.ts';

const copy = {
  fields: { phone: 'phone', 'address.city': 'address.city' },
  labels: { phone: 'Phone', 'address.city': 'City' },
  fallback: 'Failed to save',
} as const;
const values = { phone: '1', 'address.city': null };

test('PF11: a failure that names a field becomes its issue, with its label', () => {
  expect(formIssuesOf(callError('phone must be a text.', 'phone'), copy, values)).toEqual({
    issues: [{ field: 'phone', message: 'Phone must be a text.', value: '1' }],
    failure: null,
  });
  expect(formIssuesOf(callError('Not there.', 'address.city'), copy, values).issues).toEqual([
    { field: 'address.city', message: 'Not there.', value: '' },
  ]);
});

test.each([
  [callError('The body could not be read.', 'body'), 'The body could not be read.'],
  [callError('No network.'), 'No network.'],
  [undefined, 'Failed to save'],
])('PF11: %j is a failure of the whole form', (cause, message) => {
  expect(formIssuesOf(cause, copy, values)).toEqual({
    issues: [],
    failure: { field: null, message, cause },
  });
});

test('PF11: an issue stays until its value is changed', () => {
  const issues = [
    { field: 'phone', message: 'No.', value: '1' },
    { field: 'address.city', message: 'No.', value: '' },
  ] as const;
  expect(currentIssues(issues, { phone: '1', 'address.city': null })).toEqual(issues);
  expect(currentIssues(issues, { phone: '12', 'address.city': null })).toEqual([issues[1]]);
});

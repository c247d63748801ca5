import { expect, test } from 'vitest';
import { changeRequestInWords } from './changeRequestInWords.ts';
import { profile } from './fixtures/profile.ts';

test('core/profile-13: a change request is told with the value of now, and days in words', () => {
  const birth = { field: 'dateOfBirth', requestedValue: '1979-02-28', note: 'A slip' } as const;
  expect(changeRequestInWords(birth, profile)).toEqual([
    { label: 'To be changed', value: 'Birth date' },
    { label: 'Now', value: 'February 28, 1978' },
    { label: 'Requested', value: 'February 28, 1979' },
    { label: 'Note', value: 'A slip' },
  ]);
});

test.each([
  ['other', profile],
  ['dateOfBirth', { ...profile, dateOfBirth: null }],
] as const)('core/profile-13: what is missing of %s is left out', (field, current) => {
  const lines = changeRequestInWords({ field, requestedValue: '1979-02-28' }, current);
  expect(lines.map(({ label }) => label)).toEqual(['To be changed', 'Requested']);
});

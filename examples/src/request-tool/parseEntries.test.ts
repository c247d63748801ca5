import { expect, test } from 'vitest';
import { parseEntries } from './parseEntries.ts';

const fields = ['subject', 'diningGuests'];

test('entries become values by the names of their fields', () => {
  expect(parseEntries(['subject=A = B', 'diningGuests='], fields)).toEqual({
    ok: true,
    value: { subject: 'A = B', diningGuests: '' },
  });
  expect(parseEntries([], fields)).toEqual({ ok: true, value: {} });
});

test.each([
  [
    ['diningGuest=2', 'subject=A', '2'],
    'Unknown: diningGuest, 2. The fields are subject, diningGuests.',
  ],
  [['toString=1'], 'Unknown: toString. The fields are subject, diningGuests.'],
])('%j names a field that there is not', (entries, failure) => {
  expect(parseEntries(entries, fields)).toEqual({ ok: false, failure });
});

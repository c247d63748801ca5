import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeDocument, maskDescription } from './description.ts';

test('DO5: each detail is a labelled line, and what is blank is left out', () => {
  expect(
    describeDocument('Drivers License', {
      licenseNumber: ' D-12 34 ',
      expirationDate: '2030-05-01',
      stateOrProvince: ' ',
      country: 'USA',
      notes: 'Two lines\nof notes.',
    }),
  ).toBe(
    'License number: D-12 34\nExpiration date: 2030-05-01\nCountry: USA\nNotes: Two lines\nof notes.',
  );
  expect(describeDocument('Other Document', {})).toBe('');
});

test('DO5: what belongs to another type is left out', () => {
  expect(describeDocument('Other Document', { passportNumber: 'P1', country: 'France' })).toBe(
    'Country: France',
  );
});

test.each([
  ['Passport number: P1234567\nCountry: France', 'Passport number: ••••••\nCountry: France'],
  ['License number: D-12 34', 'License number: ••••••'],
  ['  PASSPORT   number : P1', '  PASSPORT   number : P1'],
  ['passport number:P1', 'passport number: ••••••'],
  ['  Passport number \t:\t P1', '  Passport number \t: ••••••'],
  ['Notes: My passport is in the safe.', 'Notes: My passport is in the safe.'],
  ['Passport number: ', 'Passport number: '],
  ['', ''],
])('DO6: %j is shown as %j', (description, shown) => {
  expect(maskDescription(description)).toBe(shown);
});

test('DO6: whatever the number and the notes, no list shows the number', () => {
  const number = fc.stringMatching(/^[A-Z0-9-]{6,12}$/);
  fc.assert(
    fc.property(number, fc.string(), (passportNumber, notes) => {
      fc.pre(!notes.includes(passportNumber));
      const shown = maskDescription(
        describeDocument('Passport', { passportNumber, notes, country: 'France' }),
      );
      expect(shown).not.toContain(passportNumber);
      expect(shown).toContain('Passport number: ••••••\nCountry: France');
    }),
  );
});

test('DO6: every line with a label counts, however the lines end', () => {
  const description = 'Notes: x\r\nPassport number: P1\rLicense number: L1\u2028License number: L2';
  const shown = maskDescription(description);
  expect(shown).not.toMatch(/P1|L1|L2/);
  expect(shown).toContain('Notes: x\r\nPassport number: ••••••');
});

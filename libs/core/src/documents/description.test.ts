import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeDocument, maskDocument } from './description.ts';

const maskDescription = (description: string) =>
  maskDocument({ title: '', description }).description;

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
    'License number: D-12 34\nExpiration date: May 1, 2030\nCountry: USA\nNotes: Two lines\nof notes.',
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
  const number = fc.stringMatching(/^[A-Z0-9]{5}[A-Z0-9-]{0,6}[A-Z0-9]$/);
  fc.assert(
    fc.property(number, fc.string(), (passportNumber, notes) => {
      const details = { passportNumber, notes: notes + passportNumber, country: '法国' };
      const shown = maskDocument({
        title: `${passportNumber}.pdf`,
        description: describeDocument('Passport', details),
      });
      expect(shown.title).toBe('••••••.pdf');
      expect(shown.description).not.toContain(passportNumber);
      expect(shown.description).toContain('Passport number: ••••••\nCountry: 法国');
    }),
  );
});

test('DO6: every line with a label counts, however the lines end', () => {
  const description = 'Notes: x\r\nPassport number: P1\rLicense number: L1\u2028License number: L2';
  const shown = maskDescription(description);
  expect(shown).not.toMatch(/P1|L1|L2/);
  expect(shown).toContain('Notes: x\r\nPassport number: ••••••');
});

test('DO6: a title and notes that repeat the number, however they part it, do not show it', () => {
  expect(
    maskDocument({
      title: 'License d1234-567.pdf',
      description: 'License number: D-123 4567\nNotes: D 123/4567, before it C-123 4567.',
    }),
  ).toEqual({
    title: 'License ••••••.pdf',
    description: 'License number: ••••••\nNotes: ••••••, before it C-123 4567.',
  });
});

test('DO6: a number of few signs is not looked for in words', () => {
  const words = { title: 'A1 report', description: 'Passport number: A1\nNotes: See A1.' };
  expect(maskDocument(words)).toEqual({
    title: 'A1 report',
    description: 'Passport number: ••••••\nNotes: See A1.',
  });
});

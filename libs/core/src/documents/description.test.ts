import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeDocument, maskDocument } from './description.ts';

const maskDescription = (description: string) =>
  maskDocument({ title: '', description }).description;

test('core/documents-5: each detail is a labelled line, and blank ones are left out', () => {
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

test('core/documents-5: details of another type are left out', () => {
  expect(describeDocument('Other Document', { passportNumber: 'P1', country: 'France' })).toBe(
    'Country: France',
  );
});

test.each([
  ['Passport number: P1234567\nCountry: France', 'Passport number: ••••••\nCountry: France'],
  ['License number: D-12 34', 'License number: ••••••'],
  ['  PASSPORT   number : P1', '  PASSPORT   number : ••••••'],
  ['Passport\u00A0number: P1', 'Passport\u00A0number: ••••••'],
  ['Pass\u200Bport\u2060 number\u200D: P1', 'Pass\u200Bport\u2060 number\u200D: ••••••'],
  ['Ｐassport number： P1', 'Ｐassport number： ••••••'],
  ['Licence number: L1', 'Licence number: ••••••'],
  ['• License-number: L1', '• License-number: ••••••'],
  ['Passport number:\nP1\nCountry: France', 'Passport number:\n••••••\nCountry: France'],
  ['Passport number: \u200B\r\n\r\n P1', 'Passport number: \u200B\r\n\r\n••••••'],
  ['Notes:\nPassport number: P1', 'Notes:\nPassport number: ••••••'],
  ['License number:\nLicense number: L1', 'License number:\nLicense number: ••••••'],
  ['passport number:P1', 'passport number: ••••••'],
  ['  Passport number \t:\t P1', '  Passport number \t: ••••••'],
  ['Notes: My passport is in the safe.', 'Notes: My passport is in the safe.'],
  ['Passport number: ', 'Passport number: '],
  ['', ''],
])('core/documents-6: %j is shown as %j', (description, shown) => {
  expect(maskDescription(description)).toBe(shown);
});

test('core/documents-6: whatever the number and the notes, no list shows the number', () => {
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

test('core/documents-6: notes that begin with a label hide what follows it', () => {
  const description = describeDocument('Other Document', { notes: 'Passport number: P1' });
  expect(maskDescription(description)).toBe('Notes: Passport number: ••••••');
});

test('core/documents-6: every line with a label counts, however the lines end', () => {
  const description = 'Notes: x\r\nPassport number: P1\rLicense number: L1\u2028License number: L2';
  const shown = maskDescription(description);
  expect(shown).not.toMatch(/P1|L1|L2/);
  expect(shown).toContain('Notes: x\r\nPassport number: ••••••');
});

test('core/documents-6: a title and notes that repeat the number, with any separators, do not show it', () => {
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

test('core/documents-6: a short number is not searched for in other words', () => {
  const words = { title: 'A1 report', description: 'Passport number: A1\nNotes: See A1.' };
  expect(maskDocument(words)).toEqual({
    title: 'A1 report',
    description: 'Passport number: ••••••\nNotes: See A1.',
  });
});

test('core/documents-6: a number is found again in wide, accented and other letters of the same kind', () => {
  const description =
    'Passport number: P1234567\nNotes: Ｐ１２３４５６７ and p\u0301 123\u200B4567.';
  expect(maskDescription(description)).toBe('Passport number: ••••••\nNotes: •••••• and ••••••.');
});

test('core/documents-6: numbers that overlap where they are repeated are masked as one', () => {
  const description = 'Passport number: 12345\nLicense number: 34567\nNotes: 1234567, 12345.';
  expect(maskDescription(description)).toBe(
    'Passport number: ••••••\nLicense number: ••••••\nNotes: ••••••, ••••••.',
  );
});

/** Masks occurrences by a pattern: the letters and digits of the number in order, with any other characters between. */
function maskedByPattern(number: string, text: string): string {
  const sequence = number.match(/[\p{L}\p{N}]/gu) ?? [];
  if (sequence.length < 5) return text;
  return text.replaceAll(new RegExp(sequence.join(String.raw`[^\p{L}\p{N}]*`), 'giu'), '••••••');
}

test('core/documents-6: whatever the number and the text, only its occurrences are masked', () => {
  const anyText = (length: { minLength?: number; maxLength: number }) =>
    fc.string({ ...length, unit: fc.constantFrom('a', 'A', 'b', '1', '法', 'é', '-', ' ', '😀') });
  fc.assert(
    fc.property(
      anyText({ minLength: 5, maxLength: 8 }),
      anyText({ maxLength: 60 }),
      (number, text) => {
        const title = `${text}${number}${text}`;
        fc.pre(number.trim() !== '');
        const { title: masked } = maskDocument({
          title,
          description: `Passport number: ${number}`,
        });
        expect(masked).toBe(maskedByPattern(number, title));
      },
    ),
  );
});

test.each([
  ['one letter, repeated', `Passport number: ${'a'.repeat(4900)}`],
  ['different letters', `Passport number: ${'a1b2c3d4e5'.repeat(490)}`],
  ['many numbers', Array.from({ length: 200 }, (_, n) => `License number: ${n}abcde`).join('\n')],
  ['many labels without a number', 'Passport number:\n'.repeat(290)],
  ['blanks', `Passport number:${' '.repeat(4900)}`],
  ['line breaks', `Passport number:${'\n'.repeat(4900)}`],
  ['colons', ':'.repeat(5000)],
])('core/documents-20: twenty descriptions of %s are masked at once', (_, description) => {
  for (let count = 0; count < 20; count += 1) {
    const title = 'a'.repeat(count + 1);
    expect(maskDocument({ title, description }).description.length).toBeLessThanOrEqual(5000);
  }
});

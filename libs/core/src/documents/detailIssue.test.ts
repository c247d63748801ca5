import { TEXT_LIMIT } from '@parlour/contract';
import { expect, test } from 'vitest';
import { describeDocument } from './description.ts';
import { emptyDocumentDraft } from './documentDraft.ts';
import { detailIssue } from './detailIssue.ts';
import { completeDraft } from './fixtures/document.ts';

const passport = (details: typeof completeDraft.details) => ({ ...completeDraft, details });

test.each([
  ['country', 'Country'],
  ['passportNumber', 'Passport number'],
  ['stateOrProvince', 'State or province'],
] as const)('core/documents-15: %s has at most 200 characters', (field, label) => {
  const whole = ` ${'x'.repeat(200)} `;
  expect(detailIssue(passport({ [field]: whole }))).toBeNull();
  expect(detailIssue(passport({ [field]: whole.replace('x', 'xx') }))).toEqual({
    field,
    message: `${label} must be at most 200 characters.`,
  });
});

test.each([{}, { passportNumber: 'P1', expirationDate: '2031-05-04', country: 'France' }])(
  'core/documents-15: beside %j the notes fill the description and no more',
  (others) => {
    const taken = describeDocument('Passport', { ...others, notes: 'x' }).length - 1;
    const room = TEXT_LIMIT - taken;
    const notes = 'x'.repeat(room);
    expect(describeDocument('Passport', { ...others, notes })).toHaveLength(TEXT_LIMIT);
    expect(detailIssue(passport({ ...others, notes }))).toBeNull();
    expect(detailIssue(passport({ ...others, notes: `${notes}x` }))).toMatchObject({
      field: 'notes',
      message: `Notes must be at most ${room} characters.`,
    });
  },
);

test.each(['P12\u2028345678', 'P12\n345678'])(
  'core/documents-15: a number is one line, not %j',
  (passportNumber) => {
    expect(detailIssue(passport({ passportNumber }))).toMatchObject({
      field: 'passportNumber',
      message: 'Passport number must be one line.',
    });
  },
);

test('core/documents-15: without a type there is no issue', () => {
  expect(detailIssue(emptyDocumentDraft)).toBeNull();
});

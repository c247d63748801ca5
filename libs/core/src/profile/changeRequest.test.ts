import { changeRequestFields, changeRequestPayloadSchema } from '@parlour/contract';
import { expect, test } from 'vitest';
import {
  type ChangeRequestDraft,
  changeRequestPayload,
  changeRequestIssues,
  editChangeRequest,
  emptyChangeRequest,
  currentProfileValue,
  requestedValueIssue,
} from './changeRequest.ts';
import { profile } from './fixtures/profile.ts';

const today = '2026-11-21';
const filled: ChangeRequestDraft = {
  field: 'email',
  requestedValue: ' ada.new@club.example ',
  note: ' Since May ',
};
const messages = (change: Partial<ChangeRequestDraft>) =>
  changeRequestIssues({ ...filled, ...change }, today).map(({ field, message }) => [
    field,
    message,
  ]);

test('core/profile-8: what is sent is trimmed, with a note where there is one', () => {
  const payload = {
    field: 'email',
    requestedValue: 'ada.new@club.example',
    note: 'Since May',
  };
  expect(changeRequestPayload(filled)).toEqual(payload);
  expect(changeRequestPayloadSchema.parse(payload)).toEqual(payload);
  expect(changeRequestPayload({ ...filled, note: ' ' })).not.toHaveProperty('note');
  expect(changeRequestPayload({ ...filled, requestedValue: ' ' })).toBeNull();
  expect(changeRequestPayload(emptyChangeRequest)).toBeNull();
});

test('core/profile-9: another field drops the requested value and keeps the note', () => {
  expect(editChangeRequest(filled, { field: 'legalName' })).toEqual({
    field: 'legalName',
    requestedValue: '',
    note: filled.note,
  });
  expect(editChangeRequest(filled, { field: 'email' })).toEqual(filled);
  expect(editChangeRequest(filled, { note: 'x' })).toEqual({ ...filled, note: 'x' });
});

test('core/profile-10: field and value are needed', () => {
  expect(messages({})).toEqual([]);
  expect(messages({ field: null, requestedValue: '' })).toEqual([
    ['field', 'Please choose what we should change.'],
  ]);
  for (const field of changeRequestFields) {
    expect(messages({ field, requestedValue: ' ' })).toEqual([
      ['requestedValue', expect.stringMatching(/ is required\.$/)],
    ]);
  }
});

test.each([
  [{ requestedValue: 'nobody' }, 'requestedValue', 'New email must be an email address.'],
  [
    { field: 'dateOfBirth', requestedValue: '2026-11-22' },
    'requestedValue',
    'Correct birth date must be a date that has been, such as 1980-01-31.',
  ],
  [
    { field: 'legalName', requestedValue: 'a'.repeat(201) },
    'requestedValue',
    'New legal name must be at most 200 characters.',
  ],
  [
    { field: 'other', requestedValue: 'a\nb' },
    'requestedValue',
    'What should change must be one line.',
  ],
  [{ note: 'a'.repeat(5001) }, 'note', 'Note must be at most 5000 characters.'],
] as const)('core/profile-10: %j has an issue at %s', (change, field, message) => {
  expect(messages(change)).toEqual([[field, message]]);
});

test.each([
  ['email', 'ada@club.example', null],
  ['email', 'ada@', 'must be an email address'],
  ['dateOfBirth', today, null],
  ['dateOfBirth', '1978-02-28', null],
  ['dateOfBirth', '1900-01-01', null],
  ['dateOfBirth', '0978-02-28', expect.stringMatching(/^must be a date that has been/)],
  ['dateOfBirth', '1978-02-30', expect.stringMatching(/^must be a date that has been/)],
  ['dateOfBirth', '28.2.1978', expect.stringMatching(/^must be a date that has been/)],
  ['legalName', 'Ada', null],
  ['other', 'Two first names', null],
] as const)(
  'core/profile-10: as %s, %j is judged alike by form and server',
  (field, value, issue) => {
    expect(requestedValueIssue({ field, requestedValue: value }, today)).toEqual(issue);
  },
);

test.each([
  ['email', 'ada@club.example'],
  ['legalName', 'Ada Marsh'],
  ['dateOfBirth', 'February 28, 1978'],
  ['other', null],
] as const)('core/profile-12: the current value of %s is %j', (field, value) => {
  expect(currentProfileValue(field, profile)).toBe(value);
  expect(currentProfileValue('dateOfBirth', { ...profile, dateOfBirth: null })).toBeNull();
});

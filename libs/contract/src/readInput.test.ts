import { expect, test } from 'vitest';
import { readInput, registerForEvent, requestCode } from './index.ts';

test('contract-28: an input is read by the schema of a call', () => {
  const input: unknown = { email: ' ada@club.example ', more: 1 };
  expect(readInput(requestCode.body, input)).toEqual({
    ok: true,
    value: { email: 'ada@club.example' },
  });
});

test.each<[unknown, readonly (readonly [string, string])[]]>([
  [undefined, [['input', 'The input is required.']]],
  ['{}', [['input', 'The input must be an object.']]],
  [{ attendeeInfo: null }, [['attendeeInfo', 'Attendee info must be an object.']]],
  [
    { attendeeInfo: { firstName: ' ', lastName: '', email: 'ada' }, offersUndo: 'secret' },
    [
      ['attendeeInfo.email', 'Email must be an email address.'],
      ['attendeeInfo.firstName', 'First name must be given, or the last name.'],
      ['offersUndo', 'Offers undo must be true or false.'],
    ],
  ],
  [
    { attendeeInfo: { firstName: 'A\u0000', lastName: '\ud800', email: 'a@b.example' } },
    [
      ['attendeeInfo.firstName', 'First name holds a character that cannot be kept.'],
      ['attendeeInfo.lastName', 'Last name holds a character that cannot be kept.'],
    ],
  ],
])('contract-28: %j has each issue once, in words', (input, issues) => {
  const read = readInput(registerForEvent.body, input);
  expect(read.ok ? [] : read.failure.map(({ field, message }) => [field, message])).toEqual(issues);
});

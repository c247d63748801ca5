import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillReply, openSlot, replySlots, unknownSlot } from './replySlots.ts';

const values = {
  'member.firstName': 'Grace',
  'request.reference': 'RQ-7K2M9X',
  'request.subject': 'A table',
  'staff.firstName': 'Theo',
};

const plainText = fc.string().filter((text) => !/[{}]/.test(text));
const slot = fc.constantFrom(...replySlots);

test('RL3: the slots of a text are filled in', () => {
  const text =
    'Dear {member.firstName}, “{request.subject}” ({request.reference}). {staff.firstName}';
  expect(unknownSlot(text)).toBeNull();
  expect(fillReply(text, values)).toBe('Dear Grace, “A table” (RQ-7K2M9X). Theo');
});

test('RL3: each slot is filled wherever it is, and all other text stays', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(plainText, slot)), plainText, (parts, end) => {
      const text = parts.map(([before, name]) => `${before}{${name}}`).join('') + end;
      const filled = parts.map(([before, name]) => before + values[name]).join('') + end;
      expect(unknownSlot(text)).toBeNull();
      expect(fillReply(text, values)).toBe(filled);
      expect(openSlot(filled)).toBeNull();
    }),
  );
});

test('RL3: an unknown slot is named, and none is filled', () => {
  for (const name of ['member.email', 'Member.firstName', ' staff.firstName', 'constructor', '']) {
    expect(unknownSlot(`{staff.firstName} {${name}}`)).toBe(`{${name}}`);
    expect(fillReply(`{${name}}`, values)).toBe(`{${name}}`);
  }
});

test('RL3: a value is not filled in again', () => {
  const subject = { ...values, 'request.subject': '{staff.firstName} $&' };
  expect(fillReply('{request.subject}', subject)).toBe('{staff.firstName} $&');
});

test('RL4: the first open slot is named, and single braces are none', () => {
  expect(openSlot('At {time} for {member.firstName}')).toBe('{time}');
  expect(openSlot('} a { b')).toBeNull();
});

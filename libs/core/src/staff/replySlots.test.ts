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

test('core/staff-3: the slots of a text are filled in', () => {
  const text =
    'Dear {member.firstName}, “{request.subject}” ({request.reference}). {staff.firstName}';
  expect(unknownSlot(text)).toBeNull();
  expect(fillReply(text, values)).toBe('Dear Grace, “A table” (RQ-7K2M9X). Theo');
});

test('core/staff-3: each slot is filled wherever it is, and all other text stays', () => {
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

test('core/staff-3: an unknown slot is named, and none is filled', () => {
  for (const name of ['member.email', 'Member.firstName', ' staff.firstName', 'constructor', '']) {
    expect(unknownSlot(`{staff.firstName} {${name}}`)).toBe(`{${name}}`);
    expect(fillReply(`{${name}}`, values)).toBe(`{${name}}`);
  }
});

test('core/staff-3: a value is not filled in again', () => {
  const subject = { ...values, 'request.subject': '{staff.firstName} $&' };
  expect(fillReply('{request.subject}', subject)).toBe('{staff.firstName} $&');
});

test('core/staff-4: the first open slot is named, and other braces are none', () => {
  expect(openSlot('At {time} for {member.firstName} and {staff.firstName}')).toBe(
    '{member.firstName}',
  );
  expect(openSlot('{like this} {member.email} {} } a { b')).toBeNull();
});

test('core/staff-4: a slot within a value is none, and the same one beside it is open', () => {
  const subject = 'About {staff.firstName}';
  expect(openSlot(`Hello. ${subject}`, [subject])).toBeNull();
  expect(openSlot(`Hello. ${subject}`, ['', 'About'])).toBe('{staff.firstName}');
  expect(openSlot(`{staff.firstName}: ${subject}`, [subject])).toBe('{staff.firstName}');
  expect(openSlot(`${subject} {staff.firstName}`, [subject])).toBe('{staff.firstName}');
});

test('core/staff-4: a filled text is ready, whatever its values have in braces', () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom('{like this}', '{member.firstName}', '{request.subject}', '{', '}', ' a '),
  );
  const value = fc.array(part, { maxLength: 4 }).map((parts) => parts.join(''));
  const filling = fc.record({
    'member.firstName': value,
    'request.reference': value,
    'request.subject': value,
    'staff.firstName': value,
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(plainText, slot)), plainText, filling, (parts, end, filled) => {
      const text = parts.map(([before, name]) => `${before}{${name}}`).join('') + end;
      expect(openSlot(fillReply(text, filled), Object.values(filled))).toBeNull();
    }),
  );
});

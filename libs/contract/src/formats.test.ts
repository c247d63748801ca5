import { expect, test } from 'vitest';
import { isEmail, isPhone } from './contactFormats.ts';
import { isDate, isTime } from './formats.ts';
import { emailSchema, phoneSchema } from './contactSchemas.ts';
import { enteredDateSchema, timeSchema } from './typedSchemas.ts';

const two = (number: number) => String(number).padStart(2, '0');
const upTo = (last: number) => Array.from({ length: last + 1 }, (_, index) => index);

test('contract-21: a date and its schema agree on every day of leap and other years', () => {
  const days = [
    '0000',
    '0001',
    '1899',
    '1900',
    '2000',
    '2023',
    '2024',
    '9999',
    '10000',
    '24',
  ].flatMap((year) =>
    upTo(13).flatMap((month) => upTo(32).map((day) => `${year}-${two(month)}-${two(day)}`)),
  );
  const others = ['', '2024-1-1', '2024-01-01T00:00', '+02024-01-01'];
  for (const text of [...days, ...others]) {
    expect([text, isDate(text)]).toEqual([text, enteredDateSchema.safeParse(text).success]);
  }
});

test('contract-21: a time of day and its schema agree', () => {
  const times = upTo(24).flatMap((hour) => upTo(60).map((minute) => `${two(hour)}:${two(minute)}`));
  for (const text of [...times, '', '9:30', '09:30:00']) {
    expect([text, isTime(text)]).toEqual([text, timeSchema.safeParse(text).success]);
  }
});

test.each([' a@b.cd ', 'a@b', `${'a'.repeat(250)}@b.cd`, `${'a'.repeat(249)}@b.cd`, ''])(
  'contract-22: the email address %j and its schema agree',
  (text) => {
    expect(isEmail(text)).toBe(emailSchema.safeParse(text).success);
  },
);

test.each([' +44 20 7946 0000 ', '1234', '12345', 'call me', `12345${' '.repeat(200)}6`, ''])(
  'contract-22: the phone number %j and its schema agree',
  (text) => {
    expect(isPhone(text)).toBe(phoneSchema.safeParse(text).success);
  },
);

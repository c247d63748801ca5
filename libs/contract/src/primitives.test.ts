import { expect, test } from 'vitest';
import { emailSchema, phoneSchema } from './contactSchemas.ts';
import { dateSchema, dateTimeSchema, idSchema } from './primitives.ts';
import { countSchema, lineSchema, textSchema, timeSchema } from './typedSchemas.ts';

test.each([
  [1, 1],
  [9999, 9999],
  ['1', 1],
  ['42', 42],
  [' 4\u200b', 4],
  ['１２', 12],
  ['۱۲', 12],
])('contract-20: the count %j is parsed as %d', (count, number) => {
  expect(countSchema.parse(count)).toBe(number);
});

test.each([0, -1, 1.5, 10_000, NaN, Infinity, '', '0', '01', '1.5', '1e3', 'two', null, true])(
  'contract-20: %j is not a count',
  (count) => {
    expect(countSchema.safeParse(count).success).toBe(false);
  },
);

test.each(['2026-12-05', '2024-02-29'])('contract-21: %s is a day', (day) => {
  expect(dateSchema.parse(day)).toBe(day);
});

test.each(['2026-02-30', '2025-02-29', '05/12/2026', '2026-12-05T00:00:00Z', ''])(
  'contract-21: %j is not a day',
  (day) => {
    expect(dateSchema.safeParse(day).success).toBe(false);
  },
);

test.each(['00:00', '19:30', '23:59'])('contract-21: %s is a time', (time) => {
  expect(timeSchema.parse(time)).toBe(time);
});

test.each(['24:00', '7:30', '19:60', '19:30:00', '7 PM'])(
  'contract-21: %j is not a time',
  (time) => {
    expect(timeSchema.safeParse(time).success).toBe(false);
  },
);

test.each([
  '+44 20 7946 0000',
  '(020) 7946-0000',
  '212.555.0148 ext. 12',
  ' 12345 ',
  '555/12 34 x9',
  '+39 06 0194 6013 ext. 12',
  '+39 06 0194 6013 #12',
  '+39 06 0194 6013, ext 5',
  '+39 06 0194 6013x12',
  '+44 20 7946 0000,12',
  '+44 (0)20 7946 0180',
  '0044.20.7946.0180',
  '+49 30 123456 Nebenst. 12',
  '+33 1 55 55 01 99 poste n° 12',
  '+39 06 0194 6013 ext-12',
  '+98 21 1234 5678 داخلی 12',
])('contract-22: %j is a phone number', (text) =>
  expect(phoneSchema.parse(text)).toBe(text.trim()),
);

test.each([
  ['\u202A+44 20 7946 0000\u202C', '+44 20 7946 0000'],
  ['+33\u00A01\u202F55\u00A055\u201101\u201399', '+33 1 55 55-01-99'],
  ['tel:+390601946013;ext=12', '+390601946013 ext. 12'],
  ['tel:+44%2020-7946-0000', '+44 20-7946-0000'],
  ['Tel.: +44 20 7946 0000', '+44 20 7946 0000'],
  ['Office: +44 20 7946 0000', '+44 20 7946 0000'],
  ['Тел. +7 495 123-45-67', '+7 495 123-45-67'],
  ['电话：+86 10 1234 5678', '+86 10 1234 5678'],
  ['０３ー１２３４ー５６７８', '03-1234-5678'],
  ['+٤٤ ٢٠ ٧٩٤٦ ٠٠٠٠', '+44 20 7946 0000'],
])('contract-22: of the phone number %j, %j is kept', (typed, phone) =>
  expect(phoneSchema.parse(typed)).toBe(phone),
);

test.each([
  '',
  'call me',
  '1234',
  '++44 20 7946 0000',
  '12345 x',
  '1'.repeat(201),
  '020 7946 0000 / 020 7946 0001',
  '020 7946 0000, 020 7946 0001',
  '\u200b\u202a',
])('contract-22: %j is no phone number', (text) =>
  expect(phoneSchema.safeParse(text).success).toBe(false),
);

test('contract-21: a timestamp is in UTC', () => {
  expect(dateTimeSchema.safeParse('2026-12-05T19:00:00Z').success).toBe(true);
  expect(dateTimeSchema.safeParse('2026-12-05T19:00:00.000Z').success).toBe(true);
  expect(dateTimeSchema.safeParse('2026-12-05T19:00:00+01:00').success).toBe(false);
  expect(dateTimeSchema.safeParse('2026-12-05T19:00:00').success).toBe(false);
});

test('contract-22: an email address is trimmed and keeps its letter case', () => {
  expect(emailSchema.parse(' Member@Club.example ')).toBe('Member@Club.example');
  for (const text of ['', 'member', 'member@', '@club.example', 'a b@club.example']) {
    expect(emailSchema.safeParse(text).success).toBe(false);
  }
  expect(emailSchema.safeParse(`${'a'.repeat(250)}@club.example`).success).toBe(false);
});

test.each([
  ['r&d@club.example', 'r&d@club.example'],
  ["o'hara+club@x.co", "o'hara+club@x.co"],
  ['a@b.museum', 'a@b.museum'],
  ['用户@例子.中国', '用户@xn--fsqu00a.xn--fiqs8s'],
  ['Anna@Bücher.example', 'Anna@xn--bcher-kva.example'],
  ['anna@xn--bcher-kva.example', 'anna@xn--bcher-kva.example'],
  ['ÜLI@club.xn--p1ai', 'üLI@club.xn--p1ai'],
  ['ａｎｎａ＠ｃｌｕｂ。example', 'anna@club.example'],
  ['\u2066anna@\u00adclub.example\u2069', 'anna@club.example'],
  ['mailto:anna@club.example', 'anna@club.example'],
  ['<anna@club.example>', 'anna@club.example'],
])('contract-22: of the email address %j, %j is kept', (typed, email) => {
  expect(emailSchema.parse(typed)).toBe(email);
});

test.each([
  'a b@club.example',
  'a@@club.example',
  'a@b@club.example',
  '.a@club.example',
  'a.@club.example',
  'a..b@club.example',
  'a@club..example',
  'a@.example',
  'a@-club.example',
  'a@club-.example',
  'a@club',
  'a@192.168.0.1',
  `a@${'b'.repeat(64)}.example`,
  `a@${'ü'.repeat(60)}.example`,
  'a"b@club.example',
  'a<b@club.example',
  '‹a@club.example›',
  '\u200b@club.example',
])('contract-22: %j is no email address', (text) => {
  expect(emailSchema.safeParse(text).success).toBe(false);
});

test('contract-22: a line is trimmed, not blank and at most 200 characters', () => {
  expect(lineSchema.parse('  Paris ')).toBe('Paris');
  expect(lineSchema.safeParse('   ').success).toBe(false);
  expect(lineSchema.safeParse('\u200b\u2800\ufeff').success).toBe(false);
  expect(lineSchema.safeParse('x'.repeat(200)).success).toBe(true);
  expect(lineSchema.safeParse('x'.repeat(201)).success).toBe(false);
});

test.each(['one\ntwo', 'one\rtwo', 'one\u2028two'])(
  'contract-22: %j is more than one line',
  (text) => {
    expect(lineSchema.safeParse(text).success).toBe(false);
    expect(textSchema.parse(text)).toBe(text);
    expect(lineSchema.parse(`${text.slice(0, 3)}\n`)).toBe('one');
  },
);

test('contract-22: a text may be empty and has at most 5000 characters', () => {
  expect(textSchema.parse('')).toBe('');
  expect(textSchema.safeParse('x'.repeat(5000)).success).toBe(true);
  expect(textSchema.safeParse('x'.repeat(5001)).success).toBe(false);
});

test('contract-22: an id is 1 to 100 characters', () => {
  expect(idSchema.safeParse('').success).toBe(false);
  expect(idSchema.safeParse('x'.repeat(100)).success).toBe(true);
  expect(idSchema.safeParse('x'.repeat(101)).success).toBe(false);
});

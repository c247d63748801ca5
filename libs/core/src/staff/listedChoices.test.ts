import { expect, test } from 'vitest';
import { currencyOfLanguage, findListed, listedValue } from './listedChoices.ts';

const values = (...input: Parameters<typeof findListed>) =>
  findListed(...input).map(({ value }) => value);

test("core/staff-15: the browser's and the club's own come first, and all others follow", () => {
  const zones = values('zone', '', ['Asia/Tokyo', 'Europe/Lisbon']);
  expect(zones.slice(0, 2)).toEqual(['Asia/Tokyo', 'Europe/Lisbon']);
  expect(zones.length).toBeGreaterThan(400);
  expect(new Set(zones).size).toBe(zones.length);
  expect(values('currency', '', ['CHF', null, undefined]).slice(0, 3)).toEqual([
    'CHF',
    'EUR',
    'USD',
  ]);
});

test.each([
  ['zone', 'lisbon', 'Europe/Lisbon'],
  ['zone', 'new york', 'America/New_York'],
  ['zone', 'America/New_Y', 'America/New_York'],
  ['zone', 'sao paulo', 'America/Sao_Paulo'],
  ['zone', 'UTC', 'UTC'],
  ['currency', 'eur', 'EUR'],
  ['currency', 'british po', 'GBP'],
  ['currency', '¥', 'JPY'],
  ['currency', 'swiss', 'CHF'],
  ['currency', 'ﾘ', undefined],
] as const)('core/staff-15: a %s is found by “%s”', (kind, text, first) => {
  expect(values(kind, text)[0]).toBe(first);
});

test('core/staff-15: a zone is found by its name in words, and by the other spelling of its city', () => {
  expect(values('zone', 'pacific time')).toContain('America/Los_Angeles');
  expect(values('zone', 'kolkata')).toEqual(values('zone', 'calcutta'));
  expect(values('zone', 'kolkata')).toHaveLength(1);
});

test('core/staff-15: a code or name typed in full is one, in any case', () => {
  expect(listedValue('currency', ' jpy ')).toBe('JPY');
  expect(listedValue('zone', 'europe/paris')).toBe('Europe/Paris');
  expect([listedValue('currency', 'JP'), listedValue('zone', '')]).toEqual([undefined, undefined]);
});

test.each([
  ['en-GB', 'GBP'],
  ['de', 'EUR'],
  ['de-CH', 'CHF'],
  ['ja', 'JPY'],
  ['', undefined],
  ['not a language', undefined],
])('core/staff-15: a browser in %s has %s', (language, currency) => {
  expect(currencyOfLanguage(language)).toBe(currency);
});

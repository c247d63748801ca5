import { expect, test } from 'vitest';
import { formatOff, michelinLabel } from './labels.ts';

test.each([
  [1, '1 Michelin Star'],
  [2, '2 Michelin Stars'],
  [3, '3 Michelin Stars'],
  [0, null],
  [null, null],
])('core/format-7: the label for %j is %j', (stars, label) => {
  expect(michelinLabel(stars)).toBe(label);
});

test.each([
  '15%',
  '12.5 %',
  '$100',
  '€ 1,250',
  '£40.50',
  'C$20',
  'CHF 90',
  '100 EUR',
  '1,250 €',
  '100',
  '10% - 20%',
  '$50–$100',
  '10-15%',
  'Up to 20%',
  'up to $100',
])('core/format-15: "off" follows %j', (value) => {
  expect(formatOff(value)).toBe(`${value} off`);
});

test.each([
  'Complimentary breakfast',
  '$100 spa credit',
  '15% off',
  '2 nights',
  '3 day stay',
  'Save 10%',
  'Room upgrade',
])('core/format-15: nothing follows %j', (value) => {
  expect(formatOff(value)).toBe(value);
});

test('core/format-15: a missing value shows nothing', () => {
  expect(formatOff(null)).toBeNull();
  expect(formatOff('  ')).toBeNull();
  expect(formatOff(' 15% ')).toBe('15% off');
});

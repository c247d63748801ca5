import { expect, test } from 'vitest';
import { amountOfText, amountText } from './minorAmount.ts';

test.each([
  ['1250', 'EUR', 125_000, '1250.00'],
  ['12.5', 'USD', 1250, '12.50'],
  ['12,50', 'EUR', 1250, '12.50'],
  ["1 250'000", 'CHF', 125_000_000, '1250000.00'],
  ['3000', 'JPY', 3000, '3000'],
  ['1.234', 'BHD', 1234, '1.234'],
  ['7', null, 700, '7.00'],
  ['1,250.50', 'EUR', 125_050, '1250.50'],
  ['１２.５', 'EUR', 1250, '12.50'],
  ['١٢٫٣٤٥', 'KWD', 12_345, '12.345'],
])(
  'core/content-13: %s of %s is %d in the minor unit, and %s again',
  (text, currency, minor, typed) => {
    expect(amountOfText(text, currency)).toBe(minor);
    expect(amountText(minor, currency)).toBe(typed);
  },
);

test.each([
  ['', 'EUR'],
  ['-5', 'EUR'],
  ['12.345', 'EUR'],
  ['3.5', 'JPY'],
  ['a lot', 'EUR'],
])('core/content-13: %j of %s is no amount', (text, currency) => {
  expect(amountOfText(text, currency)).toBeNull();
});

test('core/content-13: no amount is an empty text', () => {
  expect(amountText(null, 'EUR')).toBe('');
});

import { expect, test } from 'vitest';
import { currencyDecimals, toMajorUnits, toMinorUnits } from './minorUnits.ts';

test.each([
  [12.5, 'USD', 1250],
  [19.99, 'eur', 1999],
  [3000, 'JPY', 3000],
  [1.234, 'KWD', 1234],
  [12.5, null, 1250],
  [12.5, 'no code', 1250],
  [null, 'USD', null],
])('core/format-31: %j in %j is %j in the minor unit, and back', (amount, currency, minor) => {
  expect(toMinorUnits(amount, currency)).toBe(minor);
  expect(toMajorUnits(minor, currency)).toBe(amount);
});

test('core/format-31: a currency has the decimals of ISO 4217', () => {
  expect(['USD', 'JPY', 'KWD', 'CLF', 'XYZ'].map(currencyDecimals)).toEqual([2, 0, 3, 4, 2]);
  // Browsers differ about these.
  expect(['HUF', 'COP', 'IDR', 'PKR', 'IQD'].map(currencyDecimals)).toEqual([2, 2, 2, 2, 3]);
});

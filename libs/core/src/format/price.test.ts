import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencySymbol, formatAmount, formatPrice } from './price.ts';

test.each([
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
  ['JPY', '¥'],
  ['CAD', 'C$'],
  ['CHF', 'CHF'],
  ['AUD', 'A$'],
  ['SEK', 'SEK'],
  ['toString', 'TOSTRING'],
  ['eur', '€'],
  ['', '$'],
  [null, '$'],
])('core/format-4: the sign of %j is %j', (code, symbol) => {
  expect(currencySymbol(code)).toBe(symbol);
});

test.each([
  [{ price: 100, maxPrice: 200, currencyCode: 'USD' }, '$100 - $200'],
  [{ price: 200, maxPrice: 100, currencyCode: 'USD' }, '$100 - $200'],
  [{ price: 100, maxPrice: 100, currencyCode: 'EUR' }, '€100'],
  [{ price: 1250, maxPrice: null, currencyCode: null }, '$1,250'],
  [{ price: null, maxPrice: 500, currencyCode: 'GBP' }, 'Up to £500'],
  [{ price: null, maxPrice: null, currencyCode: 'GBP' }, null],
  [{ price: 0, maxPrice: 40, currencyCode: 'CAD' }, 'C$0 - C$40'],
  [{ price: 99.999, maxPrice: 100, currencyCode: 'USD' }, '$100'],
])('core/format-5: the price of %j is %j', (product, shown) => {
  expect(formatPrice(product)).toBe(shown);
});

test.each([
  [1_234_567, 'USD', '$1,234,567'],
  [12.5, 'EUR', '€12.50'],
  [12, 'EUR', '€12'],
  [12_000.4, 'JPY', '¥12,000'],
  [90, 'CHF', 'CHF\u00a090'],
  [90, 'SEK', 'SEK\u00a090'],
  [0.05, 'AUD', 'A$0.05'],
  [12.345, 'KWD', 'KWD\u00a012.345'],
  [12.5, 'BHD', 'BHD\u00a012.500'],
  [12, 'kwd', 'KWD\u00a012'],
  [3000.4, 'KRW', 'KRW\u00a03,000'],
  [12.5, 'no code', 'NO CODE\u00a012.50'],
])('core/format-6: %d in %s is %j', (amount, code, shown) => {
  expect(formatAmount(amount, code)).toBe(shown);
});

const cents = fc.option(fc.integer({ min: 0, max: 10_000_000 }).map((value) => value / 100));
const code = fc.option(fc.constantFrom('USD', 'EUR', 'GBP', 'CAD', 'CHF', 'AUD', 'SEK'));
const numbersIn = (text: string) =>
  [...text.matchAll(/[\d,]+(?:\.\d\d)?/g)].map(([digits]) => Number(digits.replaceAll(',', '')));

test('core/format-5, core/format-6: a price shows the amounts that it was made of, lower one first', () => {
  fc.assert(
    fc.property(cents, cents, code, (price, maxPrice, currencyCode) => {
      const shown = formatPrice({ price, maxPrice, currencyCode });
      const amounts = [...new Set([price, maxPrice])]
        .filter((amount) => amount !== null)
        .toSorted((one, other) => one - other);
      expect(numbersIn(shown ?? '')).toEqual(amounts);
      expect(shown?.startsWith('Up to ') ?? false).toBe(price === null && maxPrice !== null);
      expect(shown?.includes(currencySymbol(currencyCode)) ?? true).toBe(true);
    }),
  );
});

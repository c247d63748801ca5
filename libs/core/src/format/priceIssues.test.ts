import { expect, test } from 'vitest';
import { priceIssues } from './priceIssues.ts';

const price = { price: 90, maxPrice: 140, currencyCode: 'EUR' };

test.each([
  price,
  { ...price, maxPrice: 90 },
  { ...price, maxPrice: null },
  { ...price, price: null },
  { price: null, maxPrice: null, currencyCode: null },
])('core/format-32: %j is a price', (each) => {
  expect(priceIssues(each)).toEqual([]);
});

test.each([
  [{ price: -1 }, 'price', 'Price must be an amount.'],
  [{ price: Number.NaN }, 'price', 'Price must be an amount.'],
  [{ price: null, maxPrice: -1 }, 'maxPrice', 'Highest price must be an amount.'],
  [{ price: 141 }, 'maxPrice', 'Highest price must be above the price.'],
  [{ currencyCode: 'euro' }, 'currencyCode', 'Currency must be a code such as EUR.'],
])('core/format-32: with %o it is refused at its field', (change, field, message) => {
  expect(priceIssues({ ...price, ...change })).toEqual([{ field, message }]);
});

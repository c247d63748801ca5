import { expect, test } from 'vitest';
import { amountText, parseAmount } from './parseAmount.ts';

test.each([
  ['', null],
  ['  ', null],
  ['12.5', 1250],
  ['12.50', 1250],
  ['12.', 1200],
  ['0.07', 7],
  ['1,250', 125_000],
  ['1 250.99', 125_099],
  ['1,234,567.8', 123_456_780],
  ['19.99', 1999],
])('%j dollars are %j cents', (text, minor) => {
  expect(parseAmount(text, 'USD', 2)).toEqual({ minor });
});

test.each(['12,50', '-1', '.5', '1.2.3', 'a lot', '1,25,000', '$12'])('%j is no amount', (text) => {
  expect(parseAmount(text, 'USD', 2)).toEqual({
    issue: 'Please enter an amount such as 1250 or 12.50.',
  });
});

test.each([
  ['12.505', 'USD', 2, 'An amount in USD has at most 2 decimals.'],
  ['12.5', 'JPY', 0, 'An amount in JPY has no decimals.'],
  ['99999999999999999', 'USD', 2, 'This amount is too large.'],
])('%s %s with %j decimals: %s', (text, currency, decimals, issue) => {
  expect(parseAmount(text, currency, decimals)).toEqual({ issue });
});

test.each([0, 2, 3])('what is formatted with %j decimals is parsed as the same', (decimals) => {
  for (const minor of [null, 0, 1, 7, 99, 100, 1250, 123_456_789]) {
    expect(parseAmount(amountText(minor, decimals), 'XXX', decimals)).toEqual({ minor });
  }
});

import { digitsIn } from '@parlour/contract/values';
import type { CardBrand } from '@parlour/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardNumberHint, digitsOf, formatCardNumber, isCompleteCardNumber } from './cardNumber.ts';

const visa = '4242 4242 4242 4242';
const amex = '3782 8224 6310 005';

test.each([
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242424242424242', visa],
  ['4242-4242-4242-4242', visa],
  [' 4242 4242\t4242 4242 99', visa],
  ['no digits', ''],
  ['378282246310005', amex],
])('core/payment-methods-1: %j is shown as %j', (typed, shown) => {
  expect(formatCardNumber(typed)).toBe(shown);
});

test('core/payment-methods-1: whatever is typed, at most 19 characters of grouped digits are shown, and stay so', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789 -a٣'.split('')), maxLength: 40 }),
      (typed) => {
        const shown = formatCardNumber(typed);
        expect(shown).toMatch(/^(?:\d{4} ){0,3}\d{0,4}$/);
        expect(shown.length).toBeLessThanOrEqual(19);
        expect(formatCardNumber(shown)).toBe(shown);
        expect(digitsOf(shown)).toBe(digitsIn(typed).slice(0, 16));
      },
    ),
  );
});

test.each([
  ['3782 8224 6310 00', false],
  [amex, true],
  [visa, true],
])('core/payment-methods-6: %j is whole: %j', (number, isWhole) => {
  expect(isCompleteCardNumber(number)).toBe(isWhole);
});

test.each<[string, CardBrand]>([
  [visa, 'Visa'],
  [amex, 'American Express'],
  ['5555 5555 5555 4444', 'Mastercard'],
  ['2223 0031 2200 3222', 'Mastercard'],
  ['6011 1111 1111 1117', 'Discover'],
  ['6500 0000 0000 0002', 'Discover'],
])('core/payment-methods-8: %s is fine as %s', (number, brand) => {
  expect(cardNumberHint(number, brand, false)).toBeNull();
  expect(cardNumberHint(number, null, false)).toBeNull();
});

test('core/payment-methods-8: one wrong digit of a right number is noticed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 1, max: 9 }), (place, more) => {
      const digits = digitsOf(visa).split('');
      digits[place] = String((Number(digits[place]) + more) % 10);
      expect(cardNumberHint(digits.join(''), 'Visa', false)).toMatch(/mistyped/);
    }),
  );
});

test.each<[string, CardBrand, RegExp]>([
  [visa, 'Mastercard', /a Mastercard card/],
  [amex, 'Visa', /a Visa card/],
  [visa, 'American Express', /an American Express card/],
  ['4242 4242 4242 424', 'American Express', /an American Express card/],
  ['4242 4242 4242 424', 'Visa', /a Visa card/],
])('core/payment-methods-8: %s does not look like %s', (number, brand, hint) => {
  expect(cardNumberHint(number, brand, false)).toMatch(hint);
});

test.each<[string, CardBrand | null]>([
  ['4242 4242', 'American Express'],
  ['4242 4242 4242 424', 'Visa'],
  ['4242 4242 4242 424', null],
  ['3782 8224 6310 00', null],
])('core/payment-methods-9: nothing is said of %s as %j while it is typed', (number, brand) => {
  expect(cardNumberHint(number, brand, true)).toBeNull();
});

test('core/payment-methods-9: fifteen digits that begin as an American Express number are all of it', () => {
  expect(cardNumberHint('3782 8224 6310 006', null, true)).toMatch(/mistyped/);
});

test.each([
  '4111–1111—1111−1111',
  '４１１１　１１１１　１１１１　１１１１',
  '\u202d4111\u00a01111\u2009\u200b1111‑1111',
  '٤١١١١١١١١١١١١١١١',
])('core/payment-methods-1: %j is shown as 4111 1111 1111 1111', (typed) => {
  expect(formatCardNumber(typed)).toBe('4111 1111 1111 1111');
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsOfCode, isCompleteCode } from './code.ts';

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['Your code is 12-34-56.', '123456'],
  ['1234567', '123456'],
  ['12a', '12'],
  ['１２３４５６', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['१२३\u00a0४५६', '123456'],
  ['\u202a12\u200b3456\u202c', '123456'],
  ['', ''],
])('core/sign-in-1: of "%s" the field keeps "%s"', (typed, code) => {
  expect(digitsOfCode(typed)).toBe(code);
});

test('core/sign-in-1: whatever is typed, at most 6 digits are kept, and typing them again changes nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary-ascii' }), fc.integer().map(String)),
      (typed) => {
        const code = digitsOfCode(typed);
        expect(code).toMatch(/^[0-9]{0,6}$/);
        expect(digitsOfCode(code)).toBe(code);
      },
    ),
  );
});

test('core/sign-in-1: only six digits are a whole code', () => {
  expect(isCompleteCode('12345')).toBe(false);
  expect(isCompleteCode('123456')).toBe(true);
});

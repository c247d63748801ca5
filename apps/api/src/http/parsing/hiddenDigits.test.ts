import { typedCode } from '@parlour/contract';
import { mayHoldCardNumber } from '@parlour/core';
import { expect, test } from 'vitest';
import { hideDigits, holdsEscapedDigits, ownMemory } from './hiddenDigits.ts';

const number = '4929735801736642';

/** Hides the digits of a body, and returns the body that is left with the digits of each text in it. */
function hide(body: string) {
  const bytes = Buffer.from(body);
  const digits = hideDigits(bytes);
  const left = bytes.toString();
  const digitsOf = (text: string) => {
    const found = digits.digitsOf(text);
    return found && Buffer.from(found).toString();
  };
  return { left, digits, digitsOf };
}

test.each([
  ['as text', `{"cardNumber":"${number}"}`],
  ['as a number', `{"cardNumber":${number}}`],
  ['within another value', `{"cardNumber":{"digits":["${number}"]}}`],
  ['in broken JSON', `{"cardNumber":"${number}`],
  ['alone', number],
])('api/payment-methods-13: a number %s is replaced by a stand-in that leads to it', (_, body) => {
  const { left, digitsOf } = hide(body);
  expect(left).toBe(body.replace(number, '1000000000006642'));
  expect(digitsOf('1000000000006642')).toBe(number);
});

test('api/payment-methods-13: every sequence has a stand-in of its own, also with separators and of another length', () => {
  const body = `{"a":"${number}","b":"4929 7358-0173.6642","c":"378734493671009","d":"${'9'.repeat(30)}"}`;
  const { left, digitsOf } = hide(body);
  expect(JSON.parse(left)).toEqual({
    a: '1000000000006642',
    b: '1000 0000-0001.6642',
    c: '100000000021009',
    d: '100000000000000000000000039999',
  });
  expect(digitsOf('1000000000006642')).toBe(number);
  expect(digitsOf('100000000021009')).toBe('378734493671009');
});

test.each([
  '４９２９７３５８０１７３６６４２',
  '٤٩٢٩٧٣٥٨٠١٧٣٦٦٤٢',
  '४९२९७३५८०१७३६६४२',
  '𝟜𝟡𝟚𝟡𝟟𝟛𝟝𝟠𝟘𝟙𝟟𝟛𝟞𝟞𝟜𝟚',
])(
  'api/payment-methods-13: the digits of %s are hidden too, and its stand-in leads to them',
  (typed) => {
    const { left, digitsOf } = hide(`{"cardNumber":"${typed}"}`);
    expect(left).not.toContain(typed);
    expect(digitsOf(typedCode(JSON.parse(left).cardNumber))).toBe(number);
  },
);

test('api/payment-methods-13: fewer digits, other letters and no digits stay as they are', () => {
  const body =
    '{"expiryDate":"05/32","cvv":"039","postalCode":"11201","phone":"4929 7358 0173","é":"ü"}';
  expect(hide(body).left).toBe(body);
});

test('api/payment-methods-13: a text that is no stand-in leads to nothing, such as a number that came with escapes', () => {
  const { left, digitsOf } = hide(`{"a":"${number}","cardNumber":"\\u0034929735801736642"}`);
  const { cardNumber } = JSON.parse(left);
  expect(cardNumber).not.toBe(number);
  for (const text of [
    cardNumber,
    number,
    '',
    '1',
    '16642',
    '1000000000016642',
    '1000000000006643',
    '2000000000006642',
    '10000000000006642',
    'x000000000006642',
  ]) {
    expect(digitsOf(text)).toBeUndefined();
  }
});

test('api/payment-methods-15: a wipe overwrites the digits, which are in no memory that is shared or moved', () => {
  const { digits } = hide(`"${number}"`);
  const found = digits.digitsOf('1000000000006642');
  digits.wipe();
  expect(found?.every((byte) => byte === 0)).toBe(true);
  expect(ownMemory(16).buffer.byteLength).toBe(16);
});

test('api/payment-methods-7, api/payment-methods-13: every text with hidden digits is known to hold them', () => {
  const parts = ['4242', '42424242', 'é', '家', 'ａ', '™', '①', '²', '"', ' ', 'a', '٣', '\n'];
  for (const one of parts) {
    for (const other of parts) {
      for (const last of parts) {
        const text = `4242${one}4242${other}4242${last}4`;
        expect(hide(text).digits.count > 0 && !mayHoldCardNumber(text), text).toBe(false);
      }
    }
  }
});

test.each([
  ['"\\u0034242"', true],
  ['"\\u003c\\u0039"', true],
  ['"\\u003cb\\u003e \\u00034"', false],
  ['"\\u003', false],
  ['"\\uff14"', true],
  ['"\\u0660"', true],
  ['"\\uD835\\uDFD8"', true],
  ['"\\u00b2\\ud83d\\ude00"', false],
])('api/payment-methods-14: whether %s has escaped digits', (body, expected) => {
  expect(holdsEscapedDigits(Buffer.from(body))).toBe(expected);
});

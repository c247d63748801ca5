import { expect, test } from 'vitest';
import {
  digitsIn,
  isBlank,
  isSearchText,
  typedCode,
  typedDigits,
  typedExpiry,
  typedLine,
  typedText,
} from './typedText.ts';

test.each([
  ['\u202aAnna\u202c', 'Anna'],
  ['a\u00adb\u200bc\u2060d\ufeffe\u2066f\u2069\u200e\u061cg', 'abcdefg'],
  ['An\u200dna\u200c', 'Anna'],
  ['\u200dAnna', 'Anna'],
  ['1\u200d2', '12'],
  ['Anna\u180e', 'Anna'],
  ['PDF\u200d \u200cها', 'PDF ها'],
])('contract-24: of %j, %j is read', (typed, read) => {
  expect(typedText(typed)).toBe(read);
});

test.each([
  'می\u200cخواهم',
  'ه\u200d',
  '۵\u200cساله',
  'PDF\u200cها',
  '«کتاب»\u200cها',
  'क्\u200dष',
  '👩\u200d👩\u200d👧',
  '👋🏽\u200d👋🏽',
  '❤\ufe0f\u200d🔥',
  '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  '葛\u{e0100}城',
  'ᠨᠢᠮ\u180eᠠ',
  'one\ntwo\tthree',
])('contract-24: in %j everything is spelling', (text) => {
  expect(typedText(text)).toBe(text);
});

test('contract-24: a long text of such characters is read in one pass', () => {
  for (const character of ['\u{e0041}', '\u200d', '\u200b']) {
    expect(typedText(character.repeat(200_000))).toBe('');
  }
  expect(typedExpiry(' '.repeat(200_000))).toHaveLength(200_000);
});

test.each(['', ' \u00a0', '\u200b', '\u200d\ufe0f', '\u2800', '\u3164', '\u00ad\u202e'])(
  'contract-24: %j shows nothing',
  (text) => {
    expect(isBlank(text)).toBe(true);
    expect(typedLine(text)).toBe('');
  },
);

test('contract-25: the digits of every script are 0 to 9', () => {
  const digits = Array.from({ length: 0x11_0000 }, (_, codePoint) => codePoint)
    .filter((codePoint) => codePoint < 0xd8_00 || codePoint > 0xdf_ff)
    .map((codePoint) => String.fromCodePoint(codePoint))
    .filter((character) => /^\p{Nd}$/u.test(character));
  const ascii = '0123456789'.repeat(digits.length / 10);
  expect(digits.map(typedDigits).join('')).toBe(ascii);
  expect(digitsIn(`a ${digits.join('-')}`)).toBe(ascii);
});

test.each([
  ['４１１１　１１１１－１１１１', '411111111111'],
  ['4111–1111\u20111111\u22121111', '4111111111111111'],
  ['\u202d204\u00a0817\u202c', '204817'],
  ['abcd-efgh', 'abcdefgh'],
  ['10²', '10²'],
  ['①②③', '①②③'],
  ['1½', '1½'],
])('contract-25: of the code %j, %j is read', (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});

test.each([
  ['١٢٫٥', '12.5'],
  ['١٬٢٥٠', '1250'],
  ['−４８.８５', '-48.85'],
])('contract-25: of the number %j, %j is read', (typed, number) => {
  expect(typedDigits(typed)).toBe(number);
});

test.each([
  '12/31',
  '12/2031',
  '1231',
  '122031',
  '12-31',
  '12 / 31',
  '2031-12',
  '12.31',
  '12 31',
  '12 2031',
  '2031/12',
  '１２／３１',
  '١٢/٣١',
  '\u200e12/31\u200e',
  '12⁄31',
  '12∕2031',
  '12|31',
  '12\\31',
  '12,31',
  '12·31',
  "12/'31",
])('contract-25: %j is the expiry 12/31', (typed) => {
  expect(typedExpiry(typed)).toBe('12/31');
});

test.each([
  ['ab', true],
  ['東', true],
  ['ひ', true],
  ['한', true],
  ['a', false],
  ['ㅎ', false],
  ['🙂', false],
  ['7', false],
  ['\u200ba\u200b', false],
  ['', false],
])('contract-26: whether %j is long enough to be searched for: %j', (text, isEnough) => {
  expect(isSearchText(text)).toBe(isEnough);
});

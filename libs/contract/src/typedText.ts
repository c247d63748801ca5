// What people type, paste or have filled in, as the club reads it. Forms and schemas read it by these functions alone.

/** Joiners and variation selectors, which may be spelling. */
const SELECTORS = '\\u200C\\u200D\\u180B-\\u180D\\u180F\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}';

/** Sets a vowel apart within a word, as Mongolian is spelled. */
const VOWEL_SEPARATOR = '(?<=\\p{Script=Mongolian})\\u180E(?=\\p{Script=Mongolian})';

/** Characters that show nothing, but for those that may be spelling and the tags of a flag. */
const invisible = /* @__PURE__ */ new RegExp(
  `(?!${VOWEL_SEPARATOR})(?![${SELECTORS}])[\\p{Default_Ignorable_Code_Point}\\p{Bidi_Control}\\uFFF9-\\uFFFB](?<!\\u{1F3F4}[\\u{E0020}-\\u{E007F}]{1,9})`,
  'gu',
);

/**
 * Joiners that join nothing: only letters of scripts that join, and emoji, are spelled with them. In Persian the ending of
 * a number, a quotation or a foreign word follows one too.
 */
const looseJoiners =
  /(?!(?<=\S)\u200C[\u0620-\u064A\u0671-\u06D3])(?:(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u200C\u200D])[\u200C\u200D]+|(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}])[\u200C\u200D]+)/gu;

/**
 * Returns a text without characters that show nothing: marks of direction, zero width spaces, soft hyphens and the like
 * (contract-24). Joiners stay where they are spelling.
 */
export function typedText(typed: string): string {
  return typed.replaceAll(invisible, '').replaceAll(looseJoiners, '');
}

/** The Braille pattern without dots is a blank too. */
const blank = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text shows nothing: it is empty or contains only whitespace and invisible characters (contract-24). */
export function isBlank(text: string): boolean {
  return blank.test(text);
}

/** Returns {@link typedText} without surrounding blanks. Empty where nothing would be seen (contract-24). */
export function typedLine(typed: string): string {
  const line = typedText(typed).trim();
  return isBlank(line) ? '' : line;
}

const isDecimalDigit = (codePoint: number) => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** Returns the value of a decimal digit of any script. Unicode has each ten in a row, from zero on. */
const valueOf = (digit: string): string => {
  const codePoint = digit.codePointAt(0) ?? 0;
  let first = codePoint;
  while (isDecimalDigit(first - 1)) first -= 1;
  return String((codePoint - first) % 10);
};

/** Returns the decimal digits of a text, of any script, as 0 to 9 (contract-25). */
export function digitsIn(typed: string): string {
  return typed.replaceAll(/\P{Nd}/gu, '').replaceAll(/\D/gu, valueOf);
}

const selectors = /* @__PURE__ */ new RegExp(`[${SELECTORS}]`, 'gu');

/**
 * Returns a text where digits are asked, as a code, a count, a day or an amount (contract-25): {@link typedText} with the digits
 * of any script as 0 to 9, and with plain letters, signs, spaces and hyphens in place of other forms of them.
 */
export function typedDigits(typed: string): string {
  return (
    typedText(typed)
      // Superscripts, fractions and numbers in circles are no digits.
      .replaceAll(/[^\p{No}\p{So}]+/gu, (part) => part.normalize('NFKC'))
      .replaceAll(selectors, '')
      .replaceAll(/\p{Nd}/gu, valueOf)
      // Japanese keyboards write the mark of a long vowel for a hyphen.
      .replaceAll(/[\p{Pd}\u2212\u30FC]/gu, '-')
      .replaceAll(/\p{Zs}/gu, ' ')
      // The marks of Arabic before decimals and between thousands.
      .replaceAll('\u066B', '.')
      .replaceAll('\u066C', '')
      .trim()
  );
}

/** Returns a code or number without the spaces, hyphens and points that group its digits (contract-25). */
export function typedCode(typed: string): string {
  return typedDigits(typed).replaceAll(/[\s.-]/g, '');
}

/** The ways to write an expiry: `5/31`, `05/2031`; `203105`; `052031`, `05 2031`; `0531`, `5 31`; and `2031-05`. */
const expiries: readonly RegExp[] = [
  /^0?(?<month>\d{1,2}) ?[/.-] ?(?:20)?(?<year>\d{2})$/,
  /^20(?<year>\d{2})(?<month>\d{2}|[2-9])$/,
  /^(?<month>\d{1,2}) ?20(?<year>\d{2})$/,
  // Four digits that begin with 20 are a year.
  /^(?!20)(?<month>\d{2}|\d(?= )) ?(?<year>\d{2})$/,
  /^20(?<year>\d{2})[ /.-]+(?<month>\d{1,2})$/,
];

/** What people write between a month and a year, also as fonts and other keyboards have it: `05⁄31`, `05|31`, `05/'31`. */
const SEPARATORS = / *[/.,:|\\_\u00B7\u2022\u2044\u2215\u30FB-] *['’]?/g;

/** Longer texts are no expiry, and are not searched for one. */
const LONGEST_EXPIRY = 40;

/** Returns a whole typed expiry as `MM/YY`, and any other text as {@link typedDigits} (contract-25). */
export function typedExpiry(typed: string): string {
  if (typed.length > LONGEST_EXPIRY) return typed;
  const plain = typedDigits(typed).replaceAll(SEPARATORS, '/');
  for (const pattern of expiries) {
    const { month, year } = pattern.exec(plain)?.groups ?? {};
    if (month !== undefined) return `${month.padStart(2, '0')}/${year}`;
  }
  return plain;
}

/** Letters that are words, so that one is enough to search for: of Chinese, Japanese and Korean. */
const wordCharacter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\uAC00-\uD7A3]/u;

/** Returns whether a text is long enough to be searched for: two characters, or one letter that is a word (contract-26). */
export function isSearchText(text: string): boolean {
  const line = typedLine(text);
  return line.length > 1
    ? !/^.$/u.test(line) || wordCharacter.test(line)
    : wordCharacter.test(line);
}

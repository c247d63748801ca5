/** What people write before an extension, in several languages. The longest of those that begin alike come first. */
const EXTENSION_WORDS = [
  'e?xt(?:ensi[oó]n|ensão|n)?|int(?:ern(?:al|[eo])?)?|poste|durchwahl|dw|nebenst(?:elle)?|nst|app(?:arat)?',
  'anexo|ramal|toestel|tst|lokal(?:nummer)?|anknytning|alanumero|wew(?:n[eę]trzny)?|linka|klapka|dahili|mellék|εσωτ(?:ερικό)?',
  'доб(?:авочный)?|внутр?|שלוחה|تحو[يی]لة|داخل[يی]|内線|內線|分机|分機|转|轉|내선|[pwx]',
].join('|');

/**
 * A phone number as people write it, with at least five digits and perhaps an extension: `ext. 12`, `x12`, `#12`, `(int. 12)`, or as
 * phones store a pause before it: `,12`.
 */
export const PHONE_PATTERN = /* @__PURE__ */ new RegExp(
  `^(\\(?\\+? ?\\(?\\d(?:[ ()./-]*\\d){4,17}[ )./-]*)(?: ?[,;]? ?\\(?(?:(?:${EXTENSION_WORDS})(?:[.:=]{0,2} ?n[or°])?[.:=-]{0,2} ?#?|#) ?(\\d{1,11})#?\\)?|[,;]{1,3} ?(\\d{1,6})#?)?$`,
  'i',
);

/** The number of a phone and its extension, as they are dialed. The extension is null where there is none. */
export interface DialedPhone {
  /** Digits, after a plus for a number with a country code. */
  readonly number: string;
  /** Digits. */
  readonly extension: string | null;
}

/**
 * Returns what dials a stored phone number. Of a text that {@link isPhone} refuses, the number ends with the first letter, comma
 * or other number. It does not read other forms of digits.
 */
export function dialedPhone(text: string): DialedPhone {
  const phone = text
    .replaceAll(/[^ -~\p{L}]+/gu, ' ')
    .trim()
    .replace(/^tel:/i, '');
  const first = /[+\d](?:(?! \/ )[^\p{L}+,;])*/u.exec(phone)?.[0] ?? '';
  const [, number = first, written, paused] = PHONE_PATTERN.exec(phone) ?? [];
  const start = number.replace(/^[( ]*/, '').replace(/^00(?=[ ().-]*[1-9](?:\D*\d){8})/, '+');
  // The zero in parentheses is dialed only within the country.
  const digits = start.replace(/^(\+.*)\(0\)/, '$1').replaceAll(/\D/g, '');
  return {
    number: `${start.includes('+') ? '+' : ''}${digits}`,
    extension: written ?? paused ?? null,
  };
}

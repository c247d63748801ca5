import { LINE_LIMIT } from './limits.ts';
import { punycodeLabel } from './punycode.ts';
import { typedDigits, typedLine } from './typedText.ts';

// The formats of email addresses and phone numbers without a schema, so a rule can check one alone.

/** Maximum length of an email address, in characters. */
export const EMAIL_LIMIT = 254;

/** The longest label of a domain, in the characters that servers of names read. */
const LABEL_LIMIT = 63;

/** A part of what is before the sign: no spaces, quotes and brackets. */
const ATOM = "(?:[\\w!#$%&'*+/=?^`{|}~-]|[^\\p{ASCII}\\p{Z}\\p{C}]|[\\u200C\\u200D])+";
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}\\u200C\\u200D-]*[\\p{L}\\p{M}\\p{N}])?';
const LAST_LABEL = '(?:[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9]|[\\p{L}\\p{M}]{2,})';

/** An email address (RFC 6531): letters of any script on both sides, and a domain of at least two labels. */
export const EMAIL_PATTERN = /* @__PURE__ */ new RegExp(
  `^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${LAST_LABEL}$`,
  'u',
);

/**
 * Returns a typed email address as the club keeps it (contract-22): without what shows nothing, and with its domain in the letters
 * of ASCII, so that one domain is written in one way.
 */
export function typedEmail(typed: string): string {
  const line = typedLine(typed)
    // Lists of addresses end them like this, and programs for mail put the name before.
    .replace(/[\s,;.]{1,9}$/, '')
    .replace(/^[^<>]*<([^<>]*)>$/, '$1')
    .replace(/^mailto:/i, '')
    .replace('\uFF20', '@')
    // Keyboards for other scripts write letters of full width.
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => wide.normalize('NFKC'))
    .normalize('NFC')
    // Databases compare only the letters of ASCII in any letter case.
    .replaceAll(/\P{ASCII}/gu, (character) => character.toLowerCase());
  // A longer one is refused, and Punycode takes its time.
  const at = line.length > EMAIL_LIMIT ? 0 : line.lastIndexOf('@') + 1;
  const domain = line.slice(at);
  if (at === 0 || /^\p{ASCII}*$/u.test(domain)) return line;
  const labels = domain.normalize('NFKC').replaceAll('\u3002', '.').split('.');
  return line.slice(0, at) + labels.map(asciiLabel).join('.');
}

const asciiLabel = (label: string) =>
  /^\p{ASCII}*$/u.test(label) ? label : punycodeLabel(label.toLowerCase().normalize('NFC'));

/** Returns whether a typed text is an email address (contract-22). */
export function isEmail(text: string): boolean {
  const email = typedEmail(text);
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.');
  return (
    EMAIL_PATTERN.test(email) &&
    email.length <= EMAIL_LIMIT &&
    labels.every((label) => label.length <= LABEL_LIMIT && !label.endsWith('-'))
  );
}

/**
 * A phone number as people write it, with at least five digits and perhaps an extension: `ext. 12`, `x12`, `#12`, `(int. 12)`, or as
 * phones store a pause before it: `,12`.
 */
export const PHONE_PATTERN =
  /^(\(?\+? ?\(?\d(?:[ ()./-]*\d){4,17}[ )./-]*)(?: ?[,;]? ?\(?(?:ext(?:ension|n)?|int(?:ern[eo]?)?|poste|durchwahl|dw|app(?:arat)?|anexo|ramal|доб|p|x|#|内線|內線|分机|分機|내선)[.:=]? ?(\d{1,11})#?\)?|[,;]{1,3} ?(\d{1,6})#?)?$/i;

/** The word before a number in signatures. */
const PREFIX = /^(?:tel|telephone|telefon|phone|mobile|mob|cell|t|p|m)\b[.:]* ?(?=[+(\d])/i;

/**
 * Returns a typed phone number as the club keeps it (contract-22): with the digits 0 to 9 and plain spaces and hyphens. A link
 * such as `tel:+390601946013;ext=12` becomes a number that people read.
 */
export function typedPhone(typed: string): string {
  return (
    typedDigits(typed)
      .replace(/^(?:tel|callto):(?:\/\/)?/i, '')
      .replaceAll(/(?:%20|\s)+/g, ' ')
      .replace(/;ext=/i, ' ext. ')
      .replace(PREFIX, '')
      .replaceAll(/[\u00B7\u2022\u2027\u2219\u30FB]/g, '.')
      // A word behind it, such as `(office)`.
      .replace(/\(\p{L}[\p{L} .]{0,30}\)$/u, '')
      .trim()
  );
}

/** Returns whether a typed text is a phone number (contract-22). */
export function isPhone(text: string): boolean {
  const phone = typedPhone(text);
  return phone.length <= LINE_LIMIT && PHONE_PATTERN.test(phone);
}

/** Returns whether a text is what a club is called at: a phone number, or a short one of three or four digits. */
export function isClubPhone(text: string): boolean {
  return isPhone(text) || /^\d{3,4}$/.test(typedPhone(text));
}

/** The number of a phone and its extension, as they are dialed. The extension is null where there is none. */
export interface DialedPhone {
  /** Digits, after a plus for a number with a country code. */
  readonly number: string;
  /** Digits. */
  readonly extension: string | null;
}

/**
 * Returns what dials a stored phone number. Of a text that {@link isPhone} refuses, the number ends with the first letter, comma
 * or other number. It is part of the first load of a page, so it does not read other forms of digits.
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

import { PHONE_PATTERN } from './dialedPhone.ts';
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
    .replace(/ \([^()@]{0,100}\)$/, '')
    .replace(/^mailto:([^?]*)(?:\?.*)?$/i, '$1')
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

/** Punctuation is no part of a domain, but for what words of some languages are spelled with (RFC 5892, A). */
const unencoded = /^\p{ASCII}*$|(?![-·׳״・])\p{P}/u;

const asciiLabel = (label: string) =>
  unencoded.test(label) ? label : punycodeLabel(label.toLowerCase().normalize('NFC'));

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

/** The word or sign before a number in signatures: `Office: `, `Тел. `, or a known word alone. */
const PREFIX =
  /^(?:\p{So} ?)?(?:(?:t[eé]l(?:[eé](?:phone|fono?|foon))?|phone|mobile|mob|cell|t|p|m)(?!\p{L})[ .:]*|\p{L}[\p{L} ]{0,20}[.:]+ ?)?(?=[+(\d])/iu;

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

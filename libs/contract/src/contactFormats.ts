import { LINE_LIMIT } from './limits.ts';

// The formats of email addresses and phone numbers without a schema, so a rule can check one alone.

/** Maximum length of an email address, in characters. */
export const EMAIL_LIMIT = 254;

/** An email address: the pattern of zod's schema, named here to be checked without zod. */
export const EMAIL_PATTERN =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/**
 * A phone number as people write it, with at least five digits and perhaps an extension. Pages and address books write
 * it with spaces and hyphens that do not break.
 */
export const PHONE_PATTERN =
  /^(?=(?:\D*\d){5})\+?[\d \u00A0\u202F()./\u2010-\u2013-]+(?: ?(?:ext\.?|x) ?\d+)?$/i;

/** Returns whether a text is an email address once it is trimmed (contract-22). */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= EMAIL_LIMIT && EMAIL_PATTERN.test(email);
}

/** Returns whether a text is a phone number once it is trimmed (contract-22). */
export function isPhone(text: string): boolean {
  const phone = text.trim();
  return phone.length <= LINE_LIMIT && PHONE_PATTERN.test(phone);
}

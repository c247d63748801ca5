import { LINE_LIMIT } from './limits.ts';

// The formats of values without a schema, so a rule can check one alone. The schemas use the same patterns.

/** Maximum length of an email address, in characters. */
export const EMAIL_LIMIT = 254;

/** An email address: the pattern of zod's schema, named here to be checked without zod. */
export const EMAIL_PATTERN =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** A phone number as people write it, with at least five digits and perhaps an extension. */
export const PHONE_PATTERN = /^(?=(?:\D*\d){5})\+?[\d ()./-]+(?: ?(?:ext\.?|x) ?\d+)?$/i;

/** A time of day on a 24-hour clock, `HH:MM`. */
export const TIME_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Returns whether a text is a calendar day without a time, `YYYY-MM-DD`, that exists (CN17). */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Returns whether a text is a time of day on a 24-hour clock, `HH:MM` (CN17). */
export function isTime(text: string): boolean {
  return TIME_PATTERN.test(text);
}

/** Returns whether a text is an email address once it is trimmed (CN18). */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= EMAIL_LIMIT && EMAIL_PATTERN.test(email);
}

/** Returns whether a text is a phone number once it is trimmed (CN18). */
export function isPhone(text: string): boolean {
  const phone = text.trim();
  return phone.length <= LINE_LIMIT && PHONE_PATTERN.test(phone);
}

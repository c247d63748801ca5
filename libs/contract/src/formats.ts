// The formats of days, times and links without a schema, so a rule can check one alone. The schemas use the same patterns.

/** A time of day on a 24-hour clock, `HH:MM`. */
export const TIME_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The years of days that people enter: those of living members, and what other systems write for no end, 9999. */
export const YEAR_PATTERN = /^(?:19|[2-9]\d)\d\d-/;

/** Returns whether a text is a calendar day without a time, `YYYY-MM-DD`, that exists, from 1900 on (contract-21). */
export function isDate(text: string): boolean {
  if (!YEAR_PATTERN.test(text)) return false;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Returns whether a text is a time of day on a 24-hour clock, `HH:MM` (contract-21). */
export function isTime(text: string): boolean {
  return TIME_PATTERN.test(text);
}

/**
 * Scheme, host with an optional port, and the rest. No user part: it disguises a host, or gives a password away. No space, backslash or
 * hidden character: browsers drop some of them, which could turn a harmless text into another scheme.
 */
export const WEB_LINK_PATTERN =
  /^(?!.*[\s\p{C}\\])https?:\/\/(?:\[[\da-f:.]+\]|[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*\.?)(?::\d{1,5})?(?:[/?#].*)?$/iu;

/** Returns whether a text is the whole http or https URL of a page, without a user or password (core/format-9). */
export function isWebLink(text: string): boolean {
  return WEB_LINK_PATTERN.test(text);
}

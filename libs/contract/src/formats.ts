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

const BYTE = String.raw`(?:25[0-5]|2[0-4]\d|[01]?\d?\d)`;
const LABEL = String.raw`[\p{L}\p{M}\p{N}_-]+`;
/** What browsers read as an IP address: only one of four parts is a link. */
const NUMBER_LAST = String.raw`(?:[^/?#:]*\.)?(?:\d+|0x[\da-f]*)\.?(?:[:/?#]|$)`;
const HOST = String.raw`(?:\[[\da-f:.]+\]|${BYTE}(?:\.${BYTE}){3}\.?|(?!${NUMBER_LAST})${LABEL}(?:\.${LABEL})*\.?)`;
/** At most 65535: browsers open no higher one. */
const PORT = String.raw`:(?:[0-5]?\d{1,4}|6(?:[0-4]\d{3}|5(?:[0-4]\d\d|5(?:[0-2]\d|3[0-5]))))`;

/**
 * Scheme, host with an optional port, and the rest. No user part: it disguises a host, or gives a password away. No space, backslash or
 * hidden character: browsers drop some of them, which could turn a harmless text into another scheme.
 */
export const WEB_LINK_PATTERN = new RegExp(
  String.raw`^(?!.*[\s\p{C}\\])https?:\/\/${HOST}(?:${PORT})?(?:[/?#].*)?$`,
  'iu',
);

/** Returns whether a text is the whole http or https URL of a page, without a user or password (core/format-9). */
export function isWebLink(text: string): boolean {
  return WEB_LINK_PATTERN.test(text);
}

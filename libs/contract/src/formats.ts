// The formats of days and times without a schema, so a rule can check one alone. The schemas use the same patterns.

/** A time of day on a 24-hour clock, `HH:MM`. */
export const TIME_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Returns whether a text is a calendar day without a time, `YYYY-MM-DD`, that exists (contract-21). */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Returns whether a text is a time of day on a 24-hour clock, `HH:MM` (contract-21). */
export function isTime(text: string): boolean {
  return TIME_PATTERN.test(text);
}

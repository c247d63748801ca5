import { dayShown, format, formatterIn, isValid, type Shown } from './dates.ts';

/** A time of day: `7:00 PM`. */
const timeFormat = { hour: 'numeric', minute: '2-digit' } as const satisfies Shown;

const zoneName = (date: Date, timeZone: string): string =>
  formatterIn(timeZone, { timeZoneName: 'short' })
    .formatToParts(date)
    .find((part) => part.type === 'timeZoneName')?.value ?? timeZone;

const formatLongDay = (date: Date, timeZone: string): string =>
  format(date, timeZone, { weekday: 'long', ...dayShown });

/** Milliseconds. An evening that ends after midnight counts as the day it began. */
const ONE_EVENING = 12 * 60 * 60 * 1000;

/**
 * Formats a time span in a zone, followed by the zone's name: `7:00 PM – 10:00 PM EST`. An end on another day includes
 * its date unless it ends the same evening; a clock change in between names both zones. A missing end, or one before
 * the start, is left out.
 */
const formatTimeSpan = (from: Date, end: string | null, timeZone: string): string => {
  const to = end === null ? from : new Date(end);
  const day = (date: Date) => formatLongDay(date, timeZone);
  const time = (date: Date) => format(date, timeZone, timeFormat);
  const fromZone = zoneName(from, timeZone);
  if (!isValid(to) || to <= from) return `${time(from)} ${fromZone}`;
  const toZone = zoneName(to, timeZone);
  const isOneEvening = to.getTime() - from.getTime() < ONE_EVENING;
  const endText = isOneEvening || day(from) === day(to) ? time(to) : `${day(to)}, ${time(to)}`;
  return `${time(from)}${fromZone === toZone ? '' : ` ${fromZone}`} – ${endText} ${toZone}`;
};

/**
 * Formats an event's date and time in its venue's zone: `Saturday, December 5, 2026, 7:00 PM EST` (CT11, CT12). An end
 * on another day includes its date, and a clock change in between names both zones.
 * @param start ISO 8601, UTC
 * @param end ISO 8601, UTC; null if unknown
 * @param timeZone IANA name, such as `America/New_York`
 */
export const formatEventDate = (start: string, end: string | null, timeZone: string): string => {
  const from = new Date(start);
  if (!isValid(from)) return start;
  return `${formatLongDay(from, timeZone)}, ${formatTimeSpan(from, end, timeZone)}`;
};

/**
 * Like {@link formatEventDate} without the day of the start, for places that already show it (CT19): `7:00 PM – 10:00
 * PM EST`.
 */
export const formatEventTime = (start: string, end: string | null, timeZone: string): string => {
  const from = new Date(start);
  return isValid(from) ? formatTimeSpan(from, end, timeZone) : start;
};

/**
 * Formats an instant in the viewer's zone: `December 5, 2026, 7:00 PM EST`.
 * @param instant ISO 8601, UTC
 */
export const formatMoment = (instant: string, timeZone: string): string => {
  const date = new Date(instant);
  if (!isValid(date)) return instant;
  const day = format(date, timeZone, dayShown);
  return `${day}, ${format(date, timeZone, timeFormat)} ${zoneName(date, timeZone)}`;
};

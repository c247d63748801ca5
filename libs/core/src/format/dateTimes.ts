import {
  dayFormat,
  formatInZone,
  formatPlainDay,
  dateFormatterIn,
  isValidDate,
  timeFormat,
} from './dates.ts';
import { isOpenEnd } from './openEnd.ts';
import { wholeDaysOf } from './wholeDays.ts';

const shortZoneName = (date: Date, timeZone: string): string =>
  dateFormatterIn(timeZone, { timeZoneName: 'short' })
    .formatToParts(date)
    .find((part) => part.type === 'timeZoneName')?.value ?? timeZone;

/**
 * Returns a zone's name as people say it (core/format-11): `New York time`, or `Greenwich time` for UTC. A zone without a city has
 * its short name, such as `GMT-5`.
 */
const zoneName = (date: Date, timeZone: string): string => {
  const { timeZone: known } = dateFormatterIn(timeZone, {}).resolvedOptions();
  if (['UTC', 'GMT', 'Etc/UTC', 'Etc/GMT'].includes(known)) return 'Greenwich time';
  const [area = '', ...places] = timeZone.split('/');
  const city = places.at(-1)?.replaceAll('_', ' ');
  return city === undefined || area === 'Etc' ? shortZoneName(date, timeZone) : `${city} time`;
};

const longDayFormat = { weekday: 'long', ...dayFormat } as const;

const formatLongDay = (date: Date, timeZone: string): string =>
  formatInZone(date, timeZone, longDayFormat);

const hasOpenEnd = (start: string, end: string | null): boolean =>
  end !== null && isOpenEnd(new Date(start), new Date(end));

/** Formats the days of an event that takes whole days. Null for any other. */
function formatWholeDays(start: string, end: string | null, timeZone: string): string | null {
  const days = wholeDaysOf(start, end, timeZone);
  if (days === null) return null;
  const first = formatPlainDay(days.first, longDayFormat);
  if (hasOpenEnd(start, end)) return `${first}, open end`;
  return days.first === days.last
    ? first
    : `${first} – ${formatPlainDay(days.last, longDayFormat)}`;
}

/** Like {@link formatWholeDays}, beside the first day. */
function formatWholeDaysBeside(start: string, end: string | null, timeZone: string): string | null {
  const days = wholeDaysOf(start, end, timeZone);
  if (days === null) return null;
  const { first, last } = days;
  if (hasOpenEnd(start, end)) return 'All day, open end';
  if (first === last) return 'All day';
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  const { weekday, month, day } = longDayFormat;
  return `All day until ${formatPlainDay(last, isOneYear ? { weekday, month, day } : longDayFormat)}`;
}

/** Milliseconds. An evening that ends after midnight counts as the day it began. */
const ONE_EVENING = 12 * 60 * 60 * 1000;

/**
 * Formats a time span in a zone, followed by the zone's name: `7:00 PM – 10:00 PM Paris time`. An end on another day
 * includes its date unless it ends the same evening. A missing end, or one before the start, is left out.
 */
const formatTimeSpan = (from: Date, end: string | null, timeZone: string): string => {
  const to = end === null ? from : new Date(end);
  const day = (date: Date) => formatLongDay(date, timeZone);
  const time = (date: Date) => formatInZone(date, timeZone, timeFormat);
  const zone = zoneName(from, timeZone);
  if (!isValidDate(to) || to <= from) return `${time(from)} ${zone}`;
  if (isOpenEnd(from, to)) return `${time(from)} ${zone}, open end`;
  const isOneEvening = to.getTime() - from.getTime() < ONE_EVENING;
  const endText = isOneEvening || day(from) === day(to) ? time(to) : `${day(to)}, ${time(to)}`;
  return `${time(from)} – ${endText} ${zone}`;
};

/**
 * Formats an event's date and time in its venue's zone: `Saturday, December 5, 2026, 7:00 PM Paris time` (core/format-11, core/format-12).
 * An end on another day includes its date. An event of whole days shows its days alone (core/format-34).
 * @param start ISO 8601, UTC
 * @param end ISO 8601, UTC; null if unknown
 * @param timeZone IANA name, such as `America/New_York`
 */
export function formatEventDate(start: string, end: string | null, timeZone: string): string {
  const from = new Date(start);
  if (!isValidDate(from)) return start;
  return (
    formatWholeDays(start, end, timeZone) ??
    `${formatLongDay(from, timeZone)}, ${formatTimeSpan(from, end, timeZone)}`
  );
}

/**
 * Like {@link formatEventDate} without the day of the start, for places that already show it (core/format-19): `7:00 PM – 10:00
 * PM Paris time`, or `All day` for whole days (core/format-34).
 */
export function formatEventTime(start: string, end: string | null, timeZone: string): string {
  const from = new Date(start);
  if (!isValidDate(from)) return start;
  return formatWholeDaysBeside(start, end, timeZone) ?? formatTimeSpan(from, end, timeZone);
}

/**
 * Formats an instant in the viewer's zone: `December 5, 2026, 7:00 PM Paris time`.
 * @param instant ISO 8601, UTC
 */
export function formatDateTime(instant: string, timeZone: string): string {
  const date = new Date(instant);
  if (!isValidDate(date)) return instant;
  const day = formatInZone(date, timeZone, dayFormat);
  return `${day}, ${formatInZone(date, timeZone, timeFormat)} ${zoneName(date, timeZone)}`;
}

import { dayShown, format, formatterIn, isValid, type Shown } from './dates.ts';

/** A time of day: `7:00 PM`. */
const timeShown = { hour: 'numeric', minute: '2-digit' } as const satisfies Shown;

const zoneName = (moment: Date, timeZone: string): string =>
  formatterIn(timeZone, { timeZoneName: 'short' })
    .formatToParts(moment)
    .find((part) => part.type === 'timeZoneName')?.value ?? timeZone;

const formatLongDay = (moment: Date, timeZone: string): string =>
  format(moment, timeZone, { weekday: 'long', ...dayShown });

/** Milliseconds. An evening that ends after midnight is still that evening. */
const ONE_EVENING = 12 * 60 * 60 * 1000;

/**
 * From one moment to another in a zone, whose name follows: `7:00 PM – 10:00 PM EST`. An end on another day has its
 * date too, unless it ends the evening that began with the start, and a change of clocks in between names both zones.
 * An end that is none, or before the start, is left out.
 */
const formatSpan = (from: Date, end: string | null, timeZone: string): string => {
  const to = end === null ? from : new Date(end);
  const day = (moment: Date) => formatLongDay(moment, timeZone);
  const time = (moment: Date) => format(moment, timeZone, timeShown);
  const fromZone = zoneName(from, timeZone);
  if (!isValid(to) || to <= from) return `${time(from)} ${fromZone}`;
  const toZone = zoneName(to, timeZone);
  const isOneEvening = to.getTime() - from.getTime() < ONE_EVENING;
  const last = isOneEvening || day(from) === day(to) ? time(to) : `${day(to)}, ${time(to)}`;
  return `${time(from)}${fromZone === toZone ? '' : ` ${fromZone}`} – ${last} ${toZone}`;
};

/**
 * When an event takes place, in its venue's zone: `Saturday, December 5, 2026, 7:00 PM EST`. An end on the same day,
 * or the same evening, adds its time, an end on another day its date too, and a change of clocks in between names both
 * zones.
 * @param start ISO 8601, UTC
 * @param end ISO 8601, UTC; null where the event has no known end
 * @param timeZone IANA name, such as `America/New_York`
 */
export const formatEventDate = (start: string, end: string | null, timeZone: string): string => {
  const from = new Date(start);
  if (!isValid(from)) return start;
  return `${formatLongDay(from, timeZone)}, ${formatSpan(from, end, timeZone)}`;
};

/** The same without the day of the start, for a place that shows it already: `7:00 PM – 10:00 PM EST`. */
export const formatEventTime = (start: string, end: string | null, timeZone: string): string => {
  const from = new Date(start);
  return isValid(from) ? formatSpan(from, end, timeZone) : start;
};

/** A moment in the reader's zone: `December 5, 2026, 7:00 PM EST`. `moment` is ISO 8601 in UTC. */
export const formatMoment = (moment: string, timeZone: string): string => {
  const date = new Date(moment);
  if (!isValid(date)) return moment;
  const day = format(date, timeZone, dayShown);
  return `${day}, ${format(date, timeZone, timeShown)} ${zoneName(date, timeZone)}`;
};

import { offsetAt, type WholeDays, wholeDaysOf } from '@parlour/core';
import { LRUCache } from 'lru-cache';
import { isRepeatedHour, lastTransition, nextTransition, type Transition } from './zoneTimes.ts';

/** The lines of an event's times in a calendar file. */
export interface CalendarTimes {
  /** The definition of the zone, before the event. Empty for times in UTC and for days. */
  readonly zone: readonly string[];
  readonly start: string;
  readonly end: string;
}

/** The format has four digits for the year. East of UTC the clock may show a later one. */
const LAST = Date.UTC(9999, 11, 31, 23, 59, 59);

/** Formats an instant to the second (RFC 5545, 3.3.5). */
const format = (instant: number): string =>
  new Date(Math.min(instant, LAST)).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

/** Formats a time in UTC. */
export function formatUtc(time: Date): string {
  return `${format(time.getTime())}Z`;
}

// A city's name. Others, such as `UTC` or `+05:30`, either need no definition or cannot be written.
const ZONE_NAME = /^[a-z_]+(?:\/[\w+-]+)+$/i;

const utcTimes = (start: Date, end: Date): CalendarTimes => ({
  zone: [],
  start: `DTSTART:${formatUtc(start)}`,
  end: `DTEND:${formatUtc(end)}`,
});

/** Milliseconds of a day in UTC. */
const DAY = 24 * 60 * 60 * 1000;

/** Renders whole days, which are the same in every zone. The end is the day after the last one (RFC 5545, 3.6.1). */
function dayTimes({ first, last }: WholeDays): CalendarTimes {
  const dateAt = (instant: number) => format(instant).slice(0, 8);
  return {
    zone: [],
    start: `DTSTART;VALUE=DATE:${dateAt(Date.parse(first))}`,
    end: `DTEND;VALUE=DATE:${dateAt(Date.parse(last) + DAY)}`,
  };
}

/** Formats an offset, such as `+0530` (RFC 5545, 3.3.14). */
function formatOffset(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const digits = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${offset < 0 ? '-' : '+'}${digits.join('')}`;
}

/** Renders a part of a zone's definition. It begins at a time of the clock before the change. */
function observanceOf({ at, from, to }: Transition): readonly string[] {
  const name = to > from ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${name}`,
    `DTSTART:${format(at + from)}`,
    `TZOFFSETFROM:${formatOffset(from)}`,
    `TZOFFSETTO:${formatOffset(to)}`,
    `END:${name}`,
  ];
}

/**
 * Lists the changes that the times of an event need: the last one before its start and before its end, and the next ones. There are
 * at most four, however long it takes.
 */
function transitionsOf(start: number, end: number, timeZone: string): readonly Transition[] {
  const offset = offsetAt(start, timeZone);
  const known = [start, end].flatMap((instant) =>
    [lastTransition(instant, timeZone), nextTransition(instant, timeZone)].filter(
      (transition) => transition !== undefined,
    ),
  );
  const first = known.some(({ at }) => at <= start)
    ? []
    : [{ at: -offset, from: offset, to: offset }];
  const byTime = new Map([...first, ...known].map((transition) => [transition.at, transition]));
  return [...byTime.values()].toSorted((one, other) => one.at - other.at);
}

function zonedTimes(start: Date, end: Date, timeZone: string): CalendarTimes {
  const days = wholeDaysOf(start.toISOString(), end.toISOString(), timeZone);
  if (days !== null) return dayTimes(days);
  const instants = [start.getTime(), end.getTime()] as const;
  // Programs disagree about the one of the two instants that it names.
  const isAmbiguous = instants.some((instant) => isRepeatedHour(instant, timeZone));
  if (isAmbiguous || !ZONE_NAME.test(timeZone)) return utcTimes(start, end);
  const transitions = transitionsOf(...instants, timeZone);
  // A zone that gives up its changes within an event of years.
  const isEndKnown =
    transitions.findLast(({ at }) => at <= end.getTime())?.to === offsetAt(end.getTime(), timeZone);
  if (!isEndKnown) return utcTimes(start, end);
  const [from, to] = instants.map((instant) => format(instant + offsetAt(instant, timeZone)));
  return {
    zone: [
      'BEGIN:VTIMEZONE',
      `TZID:${timeZone}`,
      ...transitions.flatMap(observanceOf),
      'END:VTIMEZONE',
    ],
    start: `DTSTART;TZID=${timeZone}:${from}`,
    end: `DTEND;TZID=${timeZone}:${to}`,
  };
}

// A club's events are few, and each is in the files of many members.
const cached = new LRUCache<string, CalendarTimes>({ max: 200 });

/**
 * Renders an event's times in its venue's zone, with the zone's definition for that time (api/registrations-13). Times in UTC where the
 * zone is unknown, or where its clock shows a time twice. Days for an event of whole days (api/registrations-17).
 */
export function calendarTimes(start: Date, end: Date, timeZone: string): CalendarTimes {
  const key = `${start.getTime()} ${end.getTime()} ${timeZone}`;
  const known = cached.get(key);
  if (known !== undefined) return known;
  let times: CalendarTimes;
  try {
    times = zonedTimes(start, end, timeZone);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    times = utcTimes(start, end);
  }
  cached.set(key, times);
  return times;
}

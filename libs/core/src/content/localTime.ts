import { dateFormatterIn } from '../format/dates.ts';

/** A day and a time of day as clocks of a zone show them. Empty texts while they are not entered. */
export interface LocalTime {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** 24-hour `HH:MM` */
  readonly time: string;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** Returns what clocks of a zone show at an instant in milliseconds. */
function clockAt(instant: number, zone: string): LocalTime {
  const parts = dateFormatterIn(zone, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant));
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  return {
    day: `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}`,
    time: `${of('hour')}:${of('minute')}`,
  };
}

/** Returns how far a zone is before UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const { day, time } = clockAt(instant, zone);
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(instant / MINUTE) * MINUTE;
}

/** Returns the day and time that clocks of a zone show at an instant; null if there is no such instant (CO13). */
export function localTimeOf(instant: string, zone: string): LocalTime | null {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? null : clockAt(at, zone);
}

/**
 * Returns the instant when clocks of a zone show a time, ISO 8601 in UTC (CO13). Null for an hour that a change of the
 * clocks skips; the earlier instant of an hour that comes twice.
 */
export function toInstant({ day, time }: LocalTime, zone: string): string | null {
  const wall = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(wall) || !isZone(zone)) return null;
  const instants = [wall - DAY, wall + DAY]
    .map((around) => wall - offsetAt(around, zone))
    .filter((instant) => {
      const shown = clockAt(instant, zone);
      return shown.day === day && shown.time === time;
    });
  return instants.length === 0 ? null : new Date(Math.min(...instants)).toISOString();
}

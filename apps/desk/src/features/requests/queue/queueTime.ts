import { dayInZone, formatPlainDay } from '@parlour/core';

const clock = { hour: 'numeric', minute: '2-digit' } as const;
const day = { month: 'short', day: 'numeric' } as const;

/**
 * Creates a function that formats times of the queue, whose columns are narrow: `9:05 AM` for today, `Nov 21, 9:05 AM`
 * for another day of the year, and otherwise `Nov 21, 2025`.
 *
 * @param timeZone - an IANA name.
 */
export function queueTimeIn(timeZone: string, now: Date): (at: string) => string {
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  const [ofToday, ofYear, ofOther] = [
    formatter(clock),
    formatter({ ...day, ...clock }),
    formatter({ ...day, year: 'numeric' }),
  ];
  const today = dayInZone(now, timeZone);
  return (at) => {
    const date = new Date(at);
    const its = dayInZone(date, timeZone);
    if (its === today) return ofToday.format(date);
    return (its.slice(0, 4) === today.slice(0, 4) ? ofYear : ofOther).format(date);
  };
}

interface Days {
  readonly date: string | null;
  readonly endDate?: string | null | undefined;
}

/**
 * Creates a function that formats the days of a request in a row (`desk/requests/queue-6`): `Fri, Dec 12`, `Dec 12 – Dec 15`, with
 * the year where it is another one. Empty without a day.
 *
 * @param timeZone - an IANA name.
 */
export function queueDaysIn(timeZone: string, now: Date): (days: Days) => string {
  const year = dayInZone(now, timeZone).slice(0, 4);
  const format = (of: string, options: Intl.DateTimeFormatOptions) =>
    formatPlainDay(of, { ...options, ...day, ...(of.slice(0, 4) !== year && { year: 'numeric' }) });
  return ({ date, endDate = null }) => {
    if (date === null) return '';
    if (endDate === null || endDate === date) return format(date, { weekday: 'short' });
    return `${format(date, {})} – ${format(endDate, {})}`;
  };
}

const minute = 60_000;
const hour = 60 * minute;

/** Returns how long something waits in its largest unit: `5 min`, `3 h` until two days, then `4 d`. */
export function waitingTime(since: string, now: Date): string {
  const passed = Math.max(0, now.getTime() - Date.parse(since));
  if (passed < hour) return `${Math.floor(passed / minute)} min`;
  const hours = Math.floor(passed / hour);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}

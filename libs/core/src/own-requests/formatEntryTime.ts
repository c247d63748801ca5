import { dayInZone, formatDay, formatInZone, formatTimeOfDay } from '../format/dates.ts';

/** Formats when a line of a thread was written (core/own-requests-10): `Today at 3:45 PM`, `November 21, 2026 at 9:05 AM`. */
export function formatEntryTime(createdAt: string, now: Date, timeZone: string): string {
  const date = new Date(createdAt);
  const day = dayInZone(date, timeZone);
  const time = formatInZone(date, timeZone, { hour: 'numeric', minute: '2-digit' });
  return `${day === dayInZone(now, timeZone) ? 'Today' : formatDay(day)} at ${time}`;
}

/** Formats a time of day in the viewer's zone (core/own-requests-10): `3:45 PM`. */
export function formatClock(instant: string, timeZone: string): string {
  return formatInZone(new Date(instant), timeZone, { hour: 'numeric', minute: '2-digit' });
}

/**
 * Formats the days of a confirmed request (core/own-requests-10): `December 5, 2026`, with its time, its last day, and when it
 * ends.
 */
export function formatConfirmedDate({
  date,
  time,
  endDate,
  endTime,
}: {
  readonly date: string;
  readonly time: string | null;
  readonly endDate: string | null;
  readonly endTime?: string | null | undefined;
}): string {
  const end = [
    ...(endDate === null || endDate === date ? [] : [formatDay(endDate)]),
    ...(endTime ? [formatTimeOfDay(endTime)] : []),
  ].join(', ');
  const first = time === null ? formatDay(date) : `${formatDay(date)}, ${formatTimeOfDay(time)}`;
  return end === '' ? first : `${first} to ${end}`;
}

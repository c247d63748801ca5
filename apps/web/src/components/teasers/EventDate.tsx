import type { Event } from '@parlour/contract';
import { eventDayParts } from '@parlour/core';
import * as styles from './EventDate.css.ts';

export type EventDateProps = {
  /** The event's start in UTC, and its venue's IANA time zone. */
  event: Pick<Event, 'startDate' | 'timeZone'>;
  /** Whether month and year are shown. False below a heading that says them. */
  hasMonth?: boolean;
};

/** The day of an event in its venue's time zone, set large like a page of a calendar. */
export function EventDate({ event: { startDate, timeZone }, hasMonth = true }: EventDateProps) {
  const dayParts = eventDayParts(startDate, timeZone);
  return dayParts === null ? null : (
    <time dateTime={startDate} className={styles.date}>
      {/* The time zone data of a browser may differ from the server's (web/app/server-5). */}
      <span className={styles.weekday} suppressHydrationWarning>
        {dayParts.weekday}
      </span>{' '}
      <span className={styles.day} suppressHydrationWarning>
        {dayParts.day}
      </span>
      {hasMonth ? (
        <span className={styles.month} suppressHydrationWarning>
          {' '}
          {dayParts.month} {dayParts.year}
        </span>
      ) : null}
    </time>
  );
}

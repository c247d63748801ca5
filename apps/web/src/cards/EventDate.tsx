import type { Event } from '@parlour/contract';
import { eventDayWords } from '@parlour/core';
import * as styles from './EventDate.css.ts';

/** Props of {@link EventDate}. */
export type EventDateProps = { event: Pick<Event, 'startDate' | 'timeZone'> };

/** The day of an event in its venue's zone, large, as on a leaf of a calendar. */
export function EventDate({ event: { startDate, timeZone } }: EventDateProps) {
  const words = eventDayWords(startDate, timeZone);
  return words === null ? null : (
    <time dateTime={startDate} className={styles.date}>
      <span className={styles.weekday}>{words.weekday}</span>{' '}
      <span className={styles.day}>{words.day}</span>{' '}
      <span className={styles.month}>
        {words.month} {words.year}
      </span>
    </time>
  );
}

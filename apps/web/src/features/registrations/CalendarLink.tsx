import type { Registration } from '@parlour/contract';
import { calendarFileName } from '@parlour/core';
import { VisuallyHidden } from '@parlour/ui';
import * as styles from './CalendarLink.css.ts';

export type CalendarLinkProps = {
  /** The content of the file. */
  calendarFile: string;
  /** What it is of: names the file. */
  event: Pick<Registration['event'], 'title' | 'startDate' | 'timeZone'>;
};

/** Saves an event as a file that calendars open. */
export function CalendarLink({ calendarFile, event }: CalendarLinkProps) {
  return (
    <a
      className={styles.link}
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile)}`}
      download={calendarFileName(event)}
    >
      <span>
        Add to Calendar <VisuallyHidden>{event.title}</VisuallyHidden>
      </span>
    </a>
  );
}

import { VisuallyHidden } from '@parlour/ui';
import * as styles from './CalendarLink.css.ts';

export type CalendarLinkProps = {
  /** The content of the file. */
  calendarFile: string;
  /** The event's title. */
  title: string;
};

/** Saves an event as a file that calendars open. */
export function CalendarLink({ calendarFile, title }: CalendarLinkProps) {
  return (
    <a
      className={styles.link}
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile)}`}
      download="event.ics"
    >
      <span>
        Add to Calendar <VisuallyHidden>{title}</VisuallyHidden>
      </span>
    </a>
  );
}

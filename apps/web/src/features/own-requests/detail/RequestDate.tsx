import type { ConfirmedDate } from '@parlour/contract';
import { formatConfirmedDate } from '@parlour/core';
import { CalendarLink } from '../../registrations/CalendarLink.tsx';
import * as styles from './RequestView.css.ts';

export type RequestDateProps = {
  /** Names the calendar file. */
  subject: string;
  confirmedDate: ConfirmedDate;
};

/** When a confirmed request takes place, with its calendar file. */
export function RequestDate({ subject, confirmedDate }: RequestDateProps) {
  const { date, calendarFile } = confirmedDate;
  return (
    <section className={styles.notice.settled} aria-labelledby="request-date">
      <h2 id="request-date" className={styles.noticeTitle}>
        {formatConfirmedDate(confirmedDate)}
      </h2>
      <CalendarLink
        calendarFile={calendarFile}
        event={{ title: subject, startDate: `${date}T00:00:00Z`, timeZone: 'UTC' }}
      />
    </section>
  );
}

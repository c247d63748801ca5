import type { PastAndUpcomingEvents } from '@parlour/core';
import { ChevronDownIcon } from '@parlour/ui';
import { RegisterButton } from '../../registrations/RegisterButton.tsx';
import type { EventRegistration } from '../../registrations/useRegistration.ts';
import * as styles from './EventGroup.css.ts';
import { EventRow } from './EventRow.tsx';

export type EventGroupProps = PastAndUpcomingEvents & {
  registration: EventRegistration;
  /** Whether the group contains the page's first picture. */
  isFirst: boolean;
};

/** The events of one category: the upcoming ones, and the past ones collapsed below them. */
export function EventGroup({ upcoming, past, registration, isFirst }: EventGroupProps) {
  return (
    <div>
      {upcoming.length === 0 ? null : (
        <ul>
          {upcoming.map((event, index) => (
            <li key={event.id} className={styles.entry}>
              <EventRow
                event={event}
                isFirst={isFirst && index === 0}
                action={<RegisterButton event={event} registration={registration} place="row" />}
              />
            </li>
          ))}
        </ul>
      )}
      {past.length === 0 ? null : (
        <details className={styles.past}>
          <summary className={styles.summary}>
            {past.length === 1 ? '1 past event' : `${past.length} past events`}
            <span className={styles.chevron}>
              <ChevronDownIcon />
            </span>
          </summary>
          <ul className={styles.pastEvents}>
            {past.map((event) => (
              <li key={event.id} className={styles.entry}>
                <EventRow event={event} action={null} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

import type { PastAndUpcomingEvents } from '@parlour/core';
import { RegistrationMark } from '../../registrations/RegistrationMark.tsx';
import type { EventRegistration } from '../../registrations/useRegistration.ts';
import * as styles from './EventGroup.css.ts';
import { EventRow } from './EventRow.tsx';
import { PastItems } from './PastItems.tsx';

export type EventGroupProps = PastAndUpcomingEvents & {
  registration: EventRegistration;
  /** The month of the group's heading, `2026-12`; null for another heading. */
  month?: string | null;
  /** Whether its rows name their category. */
  hasCategory?: boolean;
  /** Whether the group contains the page's first picture. */
  isFirst: boolean;
};

/** The events of one category: the upcoming ones, and the past ones collapsed below them. */
export function EventGroup({
  upcoming,
  past,
  registration,
  month = null,
  hasCategory = false,
  isFirst,
}: EventGroupProps) {
  return (
    <div>
      {upcoming.length === 0 ? null : (
        <ul>
          {upcoming.map((event, index) => (
            <li key={event.id} className={styles.entry}>
              <EventRow
                event={event}
                month={month}
                hasCategory={hasCategory}
                isFirst={isFirst && index === 0}
                action={<RegistrationMark event={event} registration={registration} />}
              />
            </li>
          ))}
        </ul>
      )}
      <PastItems one="past event" many="past events" items={past}>
        {(event) => (
          <li key={event.id} className={styles.entry}>
            <EventRow event={event} action={null} />
          </li>
        )}
      </PastItems>
    </div>
  );
}

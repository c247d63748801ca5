import type { Event } from '@parlour/contract';
import { eventMonths, splitPastAndUpcoming } from '@parlour/core';
import {
  CategorySections,
  ListSection,
  ListSections,
} from '../../../components/filters/ListSections.tsx';
import type { EventRegistration } from '../../registrations/useRegistration.ts';
import { EventGroup } from './EventGroup.tsx';
import { eventProperties } from './eventProperties.ts';
import type { EventGroupingChoice } from './useEventGrouping.ts';

export type EventSectionsProps = Pick<EventGroupingChoice, 'grouping'> & {
  /** At least one event. */
  events: readonly Event[];
  registration: EventRegistration;
  /** The current time, to tell past events. */
  now: Date;
};

/** Events by month, the past ones below all months; or by category, the past ones below each category. */
export function EventSections({ events, grouping, registration, now }: EventSectionsProps) {
  if (grouping === 'category') {
    return (
      <CategorySections items={events} categoryOf={eventProperties.categoryOf}>
        {(group, isFirst) => (
          <EventGroup
            {...splitPastAndUpcoming(group, now)}
            registration={registration}
            isFirst={isFirst}
          />
        )}
      </CategorySections>
    );
  }
  const { past } = splitPastAndUpcoming(events, now);
  return (
    <ListSections>
      {eventMonths(events, now).map(({ month, title, events: upcoming }, index) => (
        <ListSection key={month} title={title}>
          <EventGroup
            upcoming={upcoming}
            month={month}
            hasCategory
            past={[]}
            registration={registration}
            isFirst={index === 0}
          />
        </ListSection>
      ))}
      {past.length === 0 ? null : (
        <EventGroup upcoming={[]} past={past} registration={registration} isFirst={false} />
      )}
    </ListSections>
  );
}

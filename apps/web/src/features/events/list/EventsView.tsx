import { type PageData, PageDataView } from '@parlour/app/data';
import type { Event, EventList } from '@parlour/contract';
import {
  type EventGrouping,
  eventGroupings,
  type EventPeriod,
  isThisWeek,
  NO_EVENTS_FOUND,
  splitPastAndUpcoming,
} from '@parlour/core';
import { Container, PageHeading, SegmentedChoice, Stack, Skeleton } from '@parlour/ui';
import { FilteredList } from '../../../components/filters/FilteredList.tsx';
import type { Filters } from '../../../components/filters/useFilters.ts';
import { RegistrationNotifications } from '../../registrations/RegistrationNotifications.tsx';
import type { EventRegistration } from '../../registrations/useRegistration.ts';
import { eventProperties } from './eventProperties.ts';
import { EventSections } from './EventSections.tsx';
import type { EventGroupingChoice } from './useEventGrouping.ts';
import * as styles from './EventRow.css.ts';

export type EventsViewProps = EventGroupingChoice & {
  /** The list of events with its state. */
  page: PageData<EventList>;
  /** The chosen category and city, and how to choose others. */
  filters: Filters;
  /** The period that the URL narrows the list to; null for all events. */
  period: EventPeriod | null;
  /** How to register from the list, and the events that the member is registered for. */
  registration: EventRegistration;
  /** The current time, to tell past events. */
  now: Date;
};

const groupingLabels: Record<EventGrouping, string> = { month: 'Month', category: 'Category' };
const groupings = eventGroupings.map((value) => ({ value, label: groupingLabels[value] }));

/** All events, by month or by category. */
export function EventsView(props: EventsViewProps) {
  const { page, filters, period, grouping, onGroupingChange, registration, now } = props;
  return (
    <Container>
      <Stack gap={10}>
        <PageHeading
          title="Events"
          intro="Evenings, mornings and a few nights out, arranged for the club."
        />
        <PageDataView page={page} loadingLabel="Loading events" skeleton={<EventsSkeleton />}>
          {({ events }) => (
            <FilteredList
              items={events}
              properties={eventProperties}
              filters={filters}
              only={period === null ? null : (event) => isThisWeek(event, now)}
              count={(filteredEvents) => upcomingLabel(filteredEvents, period, now)}
              empty={{
                title: NO_EVENTS_FOUND,
                text: 'The next programme is being put together. Do look in again.',
              }}
              control={
                <SegmentedChoice
                  label="Group by"
                  options={groupings}
                  value={grouping}
                  onChange={onGroupingChange}
                />
              }
            >
              {(visibleEvents) => (
                <EventSections
                  events={visibleEvents}
                  grouping={grouping}
                  registration={registration}
                  now={now}
                />
              )}
            </FilteredList>
          )}
        </PageDataView>
      </Stack>
      <RegistrationNotifications {...registration} />
    </Container>
  );
}

function upcomingLabel(events: readonly Event[], period: EventPeriod | null, now: Date): string {
  const { length } = splitPastAndUpcoming(events, now).upcoming;
  const when = period === null ? 'to come' : 'in the next seven days';
  if (length === 0) return `No events ${when}`;
  return length === 1 ? `1 event ${when}` : `${length} events ${when}`;
}

const rows = ['first', 'second', 'third', 'fourth'];

/** Skeleton of the filter and the first events. */
function EventsSkeleton() {
  return (
    <Stack gap={10}>
      <Skeleton shape="title" />
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <div className={styles.date}>
            <Stack gap={2}>
              <Skeleton shape="title" width="half" />
              <Skeleton />
            </Stack>
          </div>
          <div className={styles.head}>
            <Stack gap={2}>
              <Skeleton shape="title" />
              <Skeleton width="half" />
            </Stack>
          </div>
          <div className={styles.about}>
            <Skeleton />
          </div>
          <div className={styles.picture}>
            <Skeleton shape="picture" />
          </div>
        </div>
      ))}
    </Stack>
  );
}

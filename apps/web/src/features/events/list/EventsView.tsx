import { type PageData, PageDataView } from '@parlour/app/data';
import type { Event, EventList } from '@parlour/contract';
import { NO_EVENTS_FOUND, splitPastAndUpcoming } from '@parlour/core';
import { Container, PageHeading, Stack } from '@parlour/ui';
import { CategoryList } from '../../../components/categories/CategoryList.tsx';
import type { CategoryChoice } from '../../../components/categories/useCategory.ts';
import { RegistrationNotifications } from '../../registrations/RegistrationNotifications.tsx';
import type { EventRegistration } from '../../registrations/useRegistration.ts';
import { EventGroup } from './EventGroup.tsx';
import { EventsSkeleton } from './EventsSkeleton.tsx';

export type EventsViewProps = CategoryChoice & {
  page: PageData<EventList>;
  registration: EventRegistration;
  /** The current time, to tell past events. */
  now: Date;
};

/** All events by category. */
export function EventsView(props: EventsViewProps) {
  const { page, category, onCategoryChange, registration, now } = props;
  return (
    <Container>
      <Stack gap={10}>
        <PageHeading
          title="Events"
          intro="Evenings, mornings and a few nights out, arranged for the club."
        />
        <PageDataView page={page} loadingLabel="Loading events" skeleton={<EventsSkeleton />}>
          {({ events }) => (
            <CategoryList
              items={events}
              category={category}
              onCategoryChange={onCategoryChange}
              count={(filteredEvents) => upcomingLabel(filteredEvents, now)}
              empty={{
                title: NO_EVENTS_FOUND,
                text: 'The next programme is being put together. Do look in again.',
                showAllLabel: 'Show All Events',
              }}
            >
              {(group, isFirst) => (
                <EventGroup
                  {...splitPastAndUpcoming(group, now)}
                  registration={registration}
                  isFirst={isFirst}
                />
              )}
            </CategoryList>
          )}
        </PageDataView>
      </Stack>
      <RegistrationNotifications {...registration} />
    </Container>
  );
}

function upcomingLabel(events: readonly Event[], now: Date): string {
  const { length } = splitPastAndUpcoming(events, now).upcoming;
  if (length === 0) return 'No events to come';
  return length === 1 ? '1 event to come' : `${length} events to come`;
}

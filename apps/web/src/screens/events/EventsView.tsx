import type { Event, EventList } from '@parlour/contract';
import { NO_EVENTS_FOUND, programmeOf } from '@parlour/core';
import { Container, PageHeading, Stack } from '@parlour/ui';
import { CategoryList } from '../../categories/CategoryList.tsx';
import type { CategoryChoice } from '../../categories/useCategory.ts';
import type { PageData } from '../../data/pageData.ts';
import { PageDataView } from '../../data/PageDataView.tsx';
import { RegistrationPopups } from '../../registration/RegistrationPopups.tsx';
import type { EventRegistration } from '../../registration/useRegistration.ts';
import { EventProgramme } from './EventProgramme.tsx';
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
                <EventProgramme
                  {...programmeOf(group, now)}
                  registration={registration}
                  isFirst={isFirst}
                />
              )}
            </CategoryList>
          )}
        </PageDataView>
      </Stack>
      <RegistrationPopups {...registration} />
    </Container>
  );
}

function upcomingLabel(events: readonly Event[], now: Date): string {
  const { length } = programmeOf(events, now).upcoming;
  if (length === 0) return 'No events to come';
  return length === 1 ? '1 event to come' : `${length} events to come`;
}

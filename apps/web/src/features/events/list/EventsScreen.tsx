import { pageData, useDeferredQuery } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useNow } from '@parlour/app/hooks';
import { usePageTitle } from '@parlour/app/routing';
import { EVENT_PERIOD_PARAMETER, parseEventPeriod } from '@parlour/core';
import { useSearchParams } from 'react-router';
import { useFilters } from '../../../components/filters/useFilters.ts';
import { useRegistration } from '../../registrations/useRegistration.ts';
import { eventsQuery } from '../queries.ts';
import { EventsView } from './EventsView.tsx';
import { useEventGrouping } from './useEventGrouping.ts';

/** Binds the list of events to its query, its filters, period and grouping to the URL, and registrations to the call. */
export function EventsScreen() {
  const events = useDeferredQuery(eventsQuery(useClient()));
  const [search] = useSearchParams();
  usePageTitle('Events');

  return (
    <EventsView
      page={pageData(events)}
      filters={useFilters()}
      period={parseEventPeriod(search.get(EVENT_PERIOD_PARAMETER))}
      {...useEventGrouping()}
      registration={useRegistration({ offersUndo: true })}
      now={useNow()}
    />
  );
}

import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useNow } from '@parlour/app/hooks';
import { usePageTitle } from '@parlour/app/routing';
import { useQuery } from '@tanstack/react-query';
import { useCategory } from '../../../components/categories/useCategory.ts';
import { eventsQuery } from '../queries.ts';
import { useRegistration } from '../../registrations/useRegistration.ts';
import { EventsView } from './EventsView.tsx';

/** Binds the list of events to its query, the category to the URL, and registrations to the call. */
export function EventsScreen() {
  const events = useQuery(eventsQuery(useClient()));
  const choice = useCategory();
  const registration = useRegistration({ offersUndo: true });
  usePageTitle('Events');

  return (
    <EventsView page={pageData(events)} {...choice} registration={registration} now={useNow()} />
  );
}

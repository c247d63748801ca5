import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCategory } from '../../categories/useCategory.ts';
import { useClient } from '../../data/DataLayout.tsx';
import { pageData } from '../../data/pageData.ts';
import { eventsQuery } from '../../data/queries.ts';
import { useRegistration } from '../../registration/useRegistration.ts';
import { usePageTitle } from '../../routing/usePageTitle.ts';
import { EventsView } from './EventsView.tsx';

/** Binds the list of events to its query, the category to the URL, and registrations to the call. */
export function EventsScreen() {
  const events = useQuery(eventsQuery(useClient()));
  const choice = useCategory();
  const registration = useRegistration();
  const [now] = useState(() => new Date());
  usePageTitle('Events');

  return <EventsView page={pageData(events)} {...choice} registration={registration} now={now} />;
}

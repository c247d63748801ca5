import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../app/data/DataLayout.tsx';
import { pageData } from '../../../app/data/pageData.ts';
import { destinationsQuery } from '../queries.ts';
import { usePageTitle } from '../../../app/routing/usePageTitle.ts';
import { DestinationsView } from './DestinationsView.tsx';

/** Binds the list of destinations to its query. */
export function DestinationsScreen() {
  const destinations = useQuery(destinationsQuery(useClient()));
  usePageTitle('Destination Guides');
  return <DestinationsView page={pageData(destinations)} />;
}

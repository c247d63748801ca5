import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../data/DataLayout.tsx';
import { pageData } from '../../data/pageData.ts';
import { destinationsQuery } from '../../data/queries.ts';
import { usePageTitle } from '../../routing/usePageTitle.ts';
import { DestinationsView } from './DestinationsView.tsx';

/** Binds the list of destinations to its query. */
export function DestinationsScreen() {
  const destinations = useQuery(destinationsQuery(useClient()));
  usePageTitle('Destination Guides');
  return <DestinationsView page={pageData(destinations)} />;
}

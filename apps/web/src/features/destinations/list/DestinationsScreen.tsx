import { pageData, useDeferredQuery } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { usePageTitle } from '@parlour/app/routing';
import { destinationsQuery } from '../queries.ts';
import { DestinationsView } from './DestinationsView.tsx';

/** Binds the list of destinations to its query. */
export function DestinationsScreen() {
  const destinations = useDeferredQuery(destinationsQuery(useClient()));
  usePageTitle('Destination Guides');
  return <DestinationsView page={pageData(destinations)} />;
}

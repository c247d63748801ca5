import { isOfflineError, type QueryState, useDeferredQuery } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { selectFeaturedItems, dayInZone, type Slide } from '@parlour/core';
import { useMemo, useState } from 'react';
import { benefitsQuery } from '../benefits/queries.ts';
import { trendingDestinationsQuery } from '../destinations/queries.ts';
import { eventsQuery } from '../events/queries.ts';
import type { SectionItems } from './DashboardSection.tsx';
import type { Loadable, DashboardViewProps } from './DashboardView.tsx';

/** The data of the dashboard, as far as it has loaded. */
export type DashboardData = Pick<
  DashboardViewProps,
  'events' | 'benefits' | 'destinations' | 'isClubEmpty' | 'outdated'
> & { slides: Loadable<readonly Slide[]>; weekCount: number | null; isComplete: boolean };

const isPending = ({ data, error }: QueryState<object>) => data === undefined && error === null;

/** Returns what a section shows. A list that failed says why, with other words if that is for want of a network (web/dashboard-6). */
function sectionItems<Item>(query: QueryState<object>, items: readonly Item[]): SectionItems<Item> {
  const { data, error, refetch } = query;
  if (data !== undefined) return items.length === 0 ? 'none' : items;
  if (error === null) return 'loading';
  return {
    text: isOfflineError(error) ? 'This list needs the network.' : error.message,
    onRetry: () => void refetch(),
  };
}

/** Loads the dashboard's three lists in parallel. A list that fails does not affect the others (web/dashboard-4). */
export function useDashboard(memberId: string, timeZone: string): DashboardData {
  const client = useClient();
  const [now] = useState(() => new Date());
  const events = useDeferredQuery(eventsQuery(client));
  const benefits = useDeferredQuery(benefitsQuery(client));
  const destinations = useDeferredQuery(trendingDestinationsQuery(client));
  const queries = [events, benefits, destinations];
  const isLoading = queries.some(isPending);
  const featured = useMemo(
    () =>
      selectFeaturedItems({
        events: events.data?.events ?? [],
        benefits: benefits.data?.benefits ?? [],
        destinations: destinations.data?.destinations ?? [],
        isComplete: !isLoading,
        memberId,
        now,
        day: dayInZone(now, timeZone),
      }),
    [events.data, benefits.data, destinations.data, isLoading, memberId, now, timeZone],
  );
  // Events come first in the carousel, so it can be shown with them while the rest is loading.
  const slides = isPending(events) ? [] : featured.slides;
  const failedRefreshes = queries.filter(({ data, error }) => data !== undefined && error !== null);

  return {
    slides: slides.length === 0 && isLoading ? 'loading' : slides,
    events: sectionItems(events, featured.events),
    benefits: sectionItems(benefits, featured.benefits),
    destinations: sectionItems(destinations, featured.destinations),
    // A list that failed is not known to be empty (web/dashboard-5).
    isClubEmpty: [
      events.data?.events,
      benefits.data?.benefits,
      destinations.data?.destinations,
    ].every((list) => list?.length === 0),
    isComplete: !isLoading,
    weekCount: events.data === undefined ? null : featured.weekCount,
    outdated:
      failedRefreshes.length === 0
        ? null
        : { retry: () => failedRefreshes.forEach(({ refetch }) => void refetch()) },
  };
}

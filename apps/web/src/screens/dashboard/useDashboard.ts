import { carouselSlides, dashboardPicks, dayInZone, type Slide } from '@parlour/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useClient } from '../../data/DataLayout.tsx';
import { benefitsQuery, eventsQuery, trendingDestinationsQuery } from '../../data/queries.ts';
import type { Arriving, DashboardViewProps } from './DashboardView.tsx';

/** What the dashboard shows of the club, as far as it has arrived. */
export type DashboardData = Pick<
  DashboardViewProps,
  'events' | 'benefits' | 'destinations' | 'outdated'
> & { slides: Arriving<readonly Slide[]>; weekCount: number | null };

/**
 * Loads the dashboard's three lists side by side. One that fails is empty, and the others stay as they are (spec
 * section 7).
 */
export function useDashboard(memberId: string, timeZone: string): DashboardData {
  const client = useClient();
  const [now] = useState(() => new Date());
  const events = useQuery(eventsQuery(client));
  const benefits = useQuery(benefitsQuery(client));
  const destinations = useQuery(trendingDestinationsQuery(client));
  const queries = [events, benefits, destinations];
  const picks = useMemo(
    () =>
      dashboardPicks({
        events: events.data?.events ?? [],
        benefits: benefits.data?.benefits ?? [],
        destinations: destinations.data?.destinations ?? [],
        memberId,
        now,
        day: dayInZone(now, timeZone),
      }),
    [events.data, benefits.data, destinations.data, memberId, now, timeZone],
  );
  const isArriving = queries.some(({ isPending }) => isPending);
  // Events come first in the carousel, so it can be shown with them while the rest of it is still on its way.
  const slides = events.isPending
    ? []
    : carouselSlides(picks.events, picks.benefits, picks.destinations);
  const failedRefreshes = queries.filter(({ data, isError }) => data !== undefined && isError);

  return {
    slides: slides.length === 0 && isArriving ? 'loading' : slides,
    events: events.isPending ? 'loading' : picks.events,
    benefits: benefits.isPending ? 'loading' : picks.benefits,
    destinations: destinations.isPending ? 'loading' : picks.destinations,
    weekCount: events.data === undefined ? null : picks.weekCount,
    outdated:
      failedRefreshes.length === 0
        ? null
        : { retry: () => failedRefreshes.forEach(({ refetch }) => void refetch()) },
  };
}

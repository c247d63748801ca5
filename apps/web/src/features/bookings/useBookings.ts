import type { PageData, QueryState } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import type { MemberRequest, Registration } from '@parlour/contract';
import { useQuery } from '@tanstack/react-query';
import { registrationsQuery } from '../registrations/queries.ts';
import { requestsQuery } from '../requests/queries.ts';

/** What a member has booked, as it was loaded. */
export interface BookingLists {
  readonly registrations: readonly Registration[];
  /** Lists of requests, which may share some. */
  readonly requests: readonly MemberRequest[];
  /** Set where a list could not be loaded and nothing of it is known. */
  readonly missing: { readonly retry: () => void } | null;
}

type BookingQuery = QueryState<unknown> & { readonly errorUpdateCount: number };

/** Loads the member's registrations and confirmed requests. One that fails leaves the other (web/bookings-4). */
export function useBookings(): PageData<BookingLists> {
  const client = useClient();
  const registrations = useQuery(registrationsQuery(client));
  const booked = useQuery(requestsQuery(client, 'booked'));
  const past = useQuery(requestsQuery(client, 'past'));
  const queries: readonly BookingQuery[] = [registrations, booked, past];
  const isUnknown = ({ data }: BookingQuery) => data === undefined;
  const failed = queries.filter(({ error }) => error !== null);
  const retry = () => failed.forEach(({ refetch }) => void refetch());
  // One that failed before and is read again takes nothing away meanwhile.
  if (queries.some((query) => isUnknown(query) && query.errorUpdateCount === 0)) {
    const isIdle = queries.every(({ fetchStatus }) => fetchStatus === 'idle');
    return { state: isIdle ? 'idle' : 'loading' };
  }
  const [first] = failed;
  if (first?.error && queries.every(isUnknown)) {
    return { state: 'error', message: first.error.message, retry };
  }
  const isMissing = queries.some(isUnknown);
  return {
    state: 'loaded',
    data: {
      registrations: registrations.data ?? [],
      requests: [...(booked.data?.requests ?? []), ...(past.data?.requests ?? [])],
      missing: isMissing ? { retry } : null,
    },
    outdated: failed.length === 0 || isMissing ? null : { retry },
  };
}

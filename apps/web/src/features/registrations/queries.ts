import { callQuery } from '@parlour/app/data';
import { type Client, listRegistrations } from '@parlour/client';

// Milliseconds. The member may register on another device, so the list is old sooner than the club's own.
const STALE_TIME = 10_000;

/** The member's own registrations. */
export function registrationsQuery(client: Client) {
  return {
    ...callQuery(['registrations'], (signal) => listRegistrations(client, {}, { signal })),
    staleTime: STALE_TIME,
  };
}

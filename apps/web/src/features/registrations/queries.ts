import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { listRegistrations } from '@parlour/contract';

// Milliseconds. The member may register on another device, so the list is old sooner than the club's own.
const STALE_TIME = 10_000;

/** The member's own registrations. */
export function registrationsQuery(client: Client) {
  return {
    ...callQuery(['registrations'], client, listRegistrations, {}),
    staleTime: STALE_TIME,
  };
}

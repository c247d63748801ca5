import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { listSessions } from '@parlour/contract';

// Milliseconds. Another device may sign in or out at any time, so the list is old sooner than other data.
const STALE_TIME = 10_000;

/** The member's open sessions. */
export function sessionsQuery(client: Client) {
  return {
    ...callQuery(['sessions'], client, listSessions, {}),
    staleTime: STALE_TIME,
  };
}

import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { searchEverything } from '@parlour/contract/staff';

// Milliseconds. Requests are found too, and they change at any time.
const STALE_TIME = 10_000;

/** What is found by a text of at least two characters. */
export function staffSearchQuery(client: Client, text: string) {
  return {
    ...callQuery(['search', text], client, searchEverything, { query: { text } }),
    staleTime: STALE_TIME,
  };
}

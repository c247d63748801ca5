import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { fillCannedReplies, listCannedReplies } from '@parlour/client/staff';

/** The key of all lists of canned replies. */
export const repliesKey = ['replies'] as const;

/** The canned replies with their open slots. */
export function repliesQuery(client: Client) {
  return callQuery([...repliesKey, 'all'], (signal) => listCannedReplies(client, {}, { signal }));
}

/** The canned replies, filled in for a request. */
export function filledRepliesQuery(client: Client, id: string) {
  return callQuery([...repliesKey, 'filled', id], (signal) =>
    fillCannedReplies(client, { params: { id } }, { signal }),
  );
}

import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { fillCannedReplies, listCannedReplies, listMacros } from '@parlour/contract/staff';

/** The key of all lists of canned replies. */
export const repliesKey = ['replies'] as const;

/** The key of the list of canned replies with their open slots. */
export const allRepliesKey = [...repliesKey, 'all'] as const;

/** The canned replies with their open slots. */
export function repliesQuery(client: Client) {
  return callQuery(allRepliesKey, client, listCannedReplies, {});
}

/** The canned replies, filled in for a request. */
export function filledRepliesQuery(client: Client, id: string) {
  return callQuery([...repliesKey, 'filled', id], client, fillCannedReplies, { params: { id } });
}

/** The key of the list of macros. */
export const macrosKey = ['macros'] as const;

/** The macros, by title. */
export function macrosQuery(client: Client) {
  return callQuery(macrosKey, client, listMacros, {});
}

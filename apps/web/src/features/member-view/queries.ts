import { callQuery } from '@parlour/app/data';
import { type Client, listMemberViews } from '@parlour/client';

/** The times when staff looked at the club as the member sees it. */
export function memberViewsQuery(client: Client) {
  return callQuery(['member-views'], (signal) => listMemberViews(client, {}, { signal }));
}

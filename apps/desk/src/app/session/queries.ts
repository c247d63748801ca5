import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { countChangeRequests, getMe } from '@parlour/contract/staff';

/** The member of staff who is signed in. */
export function meQuery(client: Client) {
  return callQuery(['me'], client, getMe, {});
}

/** How many change requests of members wait for a decision (`desk/app-14`). */
export function changeRequestCountQuery(client: Client) {
  return callQuery(['change-requests', 'count'], client, countChangeRequests, {});
}

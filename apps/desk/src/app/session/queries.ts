import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { countChangeRequests, countDeskRequests, getMe } from '@parlour/contract/staff';

/** The member of staff who is signed in. */
export function meQuery(client: Client) {
  return callQuery(['me'], client, getMe, {});
}

/** How much is in each view of the queue, and how much of it is unseen (`desk/requests-25`). */
export function viewCountsQuery(client: Client) {
  return callQuery(['requests', 'counts'], client, countDeskRequests, {});
}

/** How many change requests of members wait for a decision (`desk/app-15`). */
export function changeRequestCountQuery(client: Client) {
  return callQuery(['change-requests', 'count'], client, countChangeRequests, {});
}

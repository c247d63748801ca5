import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { getMe } from '@parlour/client/staff';

/** The member of staff who is signed in. */
export function meQuery(client: Client) {
  return callQuery(['me'], (signal) => getMe(client, {}, { signal }));
}

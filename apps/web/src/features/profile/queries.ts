import { callQuery } from '@parlour/app/data';
import { type Client, getProfile } from '@parlour/client';

/** The member's profile. */
export function profileQuery(client: Client) {
  return callQuery(['profile'], (signal) => getProfile(client, {}, { signal }));
}

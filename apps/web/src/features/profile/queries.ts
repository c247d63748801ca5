import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { getProfile } from '@parlour/contract';

/** The member's profile. */
export function profileQuery(client: Client) {
  return callQuery(['profile'], client, getProfile, {});
}

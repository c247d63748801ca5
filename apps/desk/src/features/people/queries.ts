import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { listStaff } from '@parlour/client/staff';

/** All staff. */
export function staffQuery(client: Client) {
  return callQuery(['staff'], (signal) => listStaff(client, {}, { signal }));
}

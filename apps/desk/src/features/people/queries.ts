import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { listStaff } from '@parlour/contract/staff';

/** All staff. */
export function staffQuery(client: Client) {
  return callQuery(['staff'], client, listStaff, {});
}

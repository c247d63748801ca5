import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { listApiKeys } from '@parlour/contract/staff';

/** The API keys of the club. */
export function apiKeysQuery(client: Client) {
  return callQuery(['api-keys'], client, listApiKeys, {});
}

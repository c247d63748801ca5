import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { checkOperation, getSettings } from '@parlour/contract/staff';

/** The settings of the club. */
export function settingsQuery(client: Client) {
  return callQuery(['settings'], client, getSettings, {});
}

/** What only the operator can set. It is checked anew on each visit. */
export function operationQuery(client: Client) {
  return callQuery(['operation'], client, checkOperation, {});
}

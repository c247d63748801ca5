import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { getEmailChoices, listStaffKeys, listStaffSessions } from '@parlour/contract/staff';

/** One's own open sessions. */
export function sessionsQuery(client: Client) {
  return callQuery(['sessions'], client, listStaffSessions, {});
}

/** One's own passkeys and codes. */
export function keysQuery(client: Client) {
  return callQuery(['keys'], client, listStaffKeys, {});
}

/** Of what one wants emails. */
export function emailChoicesQuery(client: Client) {
  return callQuery(['email-choices'], client, getEmailChoices, {});
}

import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { getEmailChoices, listStaffKeys, listStaffSessions } from '@parlour/client/staff';

/** One's own open sessions. */
export function sessionsQuery(client: Client) {
  return callQuery(['sessions'], (signal) => listStaffSessions(client, {}, { signal }));
}

/** One's own passkeys and codes. */
export function keysQuery(client: Client) {
  return callQuery(['keys'], (signal) => listStaffKeys(client, {}, { signal }));
}

/** Of what one wants emails. */
export function emailChoicesQuery(client: Client) {
  return callQuery(['email-choices'], (signal) => getEmailChoices(client, {}, { signal }));
}

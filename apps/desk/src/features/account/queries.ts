import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { listStaffSessions } from '@parlour/client/staff';

/** One's own open sessions. */
export function sessionsQuery(client: Client) {
  return callQuery(['sessions'], (signal) => listStaffSessions(client, {}, { signal }));
}

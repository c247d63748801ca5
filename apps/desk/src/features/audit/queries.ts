import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { listAuditEntries } from '@parlour/client/staff';
import { type AuditPlace, placeQuery } from './auditPlace.ts';

/** A page of the audit trail. */
export function auditQuery(client: Client, place: AuditPlace) {
  const query = Object.fromEntries(placeQuery(place));
  return callQuery(['audit', query], (signal) => listAuditEntries(client, { query }, { signal }));
}

import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { listAuditEntries } from '@parlour/client/staff';
import { type AuditChoice, choiceQuery } from './auditChoice.ts';

/** A page of the audit trail. */
export function auditQuery(client: Client, choice: AuditChoice) {
  const query = Object.fromEntries(choiceQuery(choice));
  return callQuery(['audit', query], (signal) => listAuditEntries(client, { query }, { signal }));
}

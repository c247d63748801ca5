import type { StaffHandlersOf } from '../../../http/calls/handler.ts';
import type { Queries } from '../../../platform/postgres/database.ts';
import { findAuditEntries } from './repository.ts';

const PAGE = 50;
const PAGE_LIMIT = 200;

/** Binds the call that reads the audit trail. */
export function staffAuditHandlers(queries: Queries): StaffHandlersOf<'listAuditEntries'> {
  return {
    listAuditEntries: {
      query: async ({ query: { limit = PAGE, ...filter } }) => {
        const size = Math.min(limit, PAGE_LIMIT);
        const rows = await findAuditEntries(queries, filter, size + 1);
        const page = rows.slice(0, size);
        const entries = page.map(({ entry, actorName }) => ({
          number: entry.seq,
          at: entry.at.toISOString(),
          actor: entry.actor,
          actorName,
          action: entry.action,
          subject: entry.subject,
          reason: entry.reason,
          fields: [...(entry.details.fields ?? [])],
        }));
        const last = rows.length > size ? entries.at(-1)?.number : undefined;
        return { data: { entries, next: last ?? null } };
      },
    },
  };
}

import type { staffCallsOf } from '@parlour/contract/staff';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import { auditSourceOf, recordChained } from '../../../http/audit/audit.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { findAuditEntries } from './repository.ts';

const PAGE = 50;
const PAGE_LIMIT = 200;

type AuditDependencies = Pick<FeatureDependencies, 'database' | 'audit' | 'clock'>;

/** Binds the call that reads the audit trail. Reading it is in it (api/http/audit-21). */
export function staffAuditHandlers({
  database,
  audit,
  clock,
}: AuditDependencies): HandlersOf<typeof staffCallsOf.audit> {
  return {
    listAuditEntries: {
      query: async ({ query: { limit = PAGE, ...filter }, caller: principal, requestId }) => {
        const size = Math.min(limit, PAGE_LIMIT);
        const rows = await findAuditEntries(database.queries, filter, size + 1);
        const source = auditSourceOf({ principal, requestId }, clock.now());
        const fields = Object.keys(filter);
        const event = { action: 'audit.read', subject: 'audit:trail', fields } as const;
        await database.transaction((transaction) =>
          recordChained(transaction, audit, source, [event]),
        );
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
          requestId: entry.requestId,
        }));
        const last = rows.length > size ? entries.at(-1)?.number : undefined;
        return { data: { entries, next: last ?? null } };
      },
    },
  };
}

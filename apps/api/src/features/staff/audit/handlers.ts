import type { staffCallsOf } from '@parlour/contract/staff';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import { auditSourceOf, recordChained } from '../../../http/audit/audit.ts';
import type { Queries } from '../../../platform/postgres/database.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import {
  findAuditEntries,
  findNamedActors,
  findNamedSubjects,
  findReferredRequest,
} from './repository.ts';

const PAGE = 50;
const PAGE_LIMIT = 200;

type AuditDependencies = Pick<FeatureDependencies, 'database' | 'audit' | 'clock' | 'settings'>;

/** Whether a text is an actor or a subject as an entry has it, rather than a name. */
const isKey = (text: string) => text.includes(':') || text === 'system';

/** Finds what a text of a filter means. */
interface Finder {
  readonly queries: Queries;
  /** Whether names and emails are looked up. */
  readonly byName: boolean;
}

/** Returns the actors that a filter means: the one that it names, or those with this name or email. */
async function findActors({ queries, byName }: Finder, text: string): Promise<readonly string[]> {
  return isKey(text) || !byName ? [text] : findNamedActors(queries, text);
}

/** Returns the subjects that a filter means: the one that it names, the request with this reference, or people by name. */
async function findSubjects({ queries, byName }: Finder, text: string): Promise<readonly string[]> {
  if (/^rq-\w+$/i.test(text)) return findReferredRequest(queries, text.toUpperCase());
  return isKey(text) || !byName ? [text] : findNamedSubjects(queries, text);
}

/** Binds the call that reads the audit trail. Reading it is in it (api/http/audit-21). */
export function staffAuditHandlers({
  database,
  audit,
  clock,
  settings,
}: AuditDependencies): HandlersOf<typeof staffCallsOf.audit> {
  return {
    listAuditEntries: {
      query: async ({ query: { limit = PAGE, ...filter }, caller: principal, requestId }) => {
        const size = Math.min(limit, PAGE_LIMIT);
        const { actor, subject, ...others } = filter;
        // Another system may have no right to look people up: it neither finds nor reads their names.
        const byName = principal.kind === 'staff';
        const finder = { queries: database.queries, byName };
        const rows = await findAuditEntries(
          database.queries,
          {
            ...others,
            actors: actor === undefined ? undefined : await findActors(finder, actor),
            subjects: subject === undefined ? undefined : await findSubjects(finder, subject),
          },
          size + 1,
          settings.current().timeZone,
        );
        const source = auditSourceOf({ principal, requestId }, clock.now());
        const fields = Object.keys(filter);
        const event = { action: 'audit.read', subject: 'audit:trail', fields } as const;
        await database.transaction((transaction) =>
          recordChained(transaction, audit, source, [event]),
        );
        const page = rows.slice(0, size);
        const entries = page.map(({ entry, actorName, subjectName }) => ({
          number: entry.seq,
          at: entry.at.toISOString(),
          actor: entry.actor,
          actorName: byName || entry.actor.startsWith('key:') ? actorName : null,
          action: entry.action,
          subject: entry.subject,
          subjectName: byName || entry.subject.startsWith('request:') ? subjectName : null,
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

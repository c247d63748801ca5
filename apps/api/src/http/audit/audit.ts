import type { AuditAction, AuditSubjectKind } from '@parlour/contract/staff';
import { getTableColumns, type SQL } from 'drizzle-orm';
import { type Principal, principalKey } from '../../access/principal.ts';
import type { Secrets } from '../../platform/crypto/secrets.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import { auditEntries } from '../../platform/postgres/schema/index.ts';
import { type AuditEntryRow, chainEntries } from './chain.ts';

/** One entry of the audit trail. It holds ids, names of fields and a reason, so that a member can be erased later (api/http/audit-2). */
export interface AuditEvent {
  readonly action: AuditAction;
  /** The kind and id of what the action was done to, such as `request:ID`. */
  readonly subject: `${AuditSubjectKind}:${string}`;
  /** The names of the changed fields, of the roles or permissions that were given, or of the move that was made. */
  readonly fields?: readonly string[];
  /** Why, in the words of who did it. It enters no log. */
  readonly reason?: string;
}

/** Who caused events, and when. */
export interface AuditSource {
  /** A principal's key, `operator:COMMAND` or `system`. */
  readonly actor: string;
  /** Null outside a call. */
  readonly requestId: string | null;
  readonly at: Date;
}

/** The principal of a call, with the id of its request. */
export interface CallAuthor {
  readonly principal: Principal;
  readonly requestId: string;
}

/** Returns a call's author as the source of its events. */
export function auditSourceOf({ principal, requestId }: CallAuthor, at: Date): AuditSource {
  return { actor: principalKey(principal), requestId, at };
}

/** Who is told of what was recorded. */
export interface AuditListener {
  /**
   * Returns the expression of whether it wants to be told of actions, which is read along with the write. Undefined where it
   * never does.
   */
  wants(actions: readonly AuditAction[]): SQL<boolean> | undefined;
  /** Is told of entries in the transaction of what was done: what it stores is stored with them or not at all. */
  onRecorded(queries: Queries, entries: readonly AuditEntryRow[]): Promise<void>;
}

/** What records events: the key of the chain, and who is told of them. */
export interface AuditTrail {
  readonly secrets: Pick<Secrets, 'keyedHash'>;
  readonly listener: AuditListener;
}

/** Appends events to the audit trail, and tells its listener. In the transaction of the action, all is stored or nothing. */
export async function recordEvents(
  queries: Queries,
  trail: Pick<AuditTrail, 'listener'>,
  source: AuditSource,
  events: readonly AuditEvent[],
): Promise<void> {
  await insertEntries(queries, trail, source, events);
}

/**
 * Appends events like {@link recordEvents}, and chains them at once unless a member caused them: no member's write waits for
 * another's (api/http/audit-15). Nothing may be locked after it in the transaction.
 */
export async function recordChained(
  queries: Queries,
  trail: AuditTrail,
  source: AuditSource,
  events: readonly AuditEvent[],
): Promise<void> {
  const entries = await insertEntries(queries, trail, source, events);
  if (!source.actor.startsWith('member:')) await chainEntries(queries, trail.secrets, entries);
}

async function insertEntries(
  queries: Queries,
  { listener }: Pick<AuditTrail, 'listener'>,
  source: AuditSource,
  events: readonly AuditEvent[],
): Promise<readonly AuditEntryRow[]> {
  if (events.length === 0) return [];
  const rows = events.map(({ action, subject, fields, reason = null }) => ({
    ...source,
    action,
    subject,
    reason,
    details: fields === undefined ? {} : { fields },
  }));
  const isWanted = listener.wants(events.map(({ action }) => action));
  if (isWanted === undefined) return queries.insert(auditEntries).values(rows).returning();
  const inserted = await queries
    .insert(auditEntries)
    .values(rows)
    .returning({ ...getTableColumns(auditEntries), isWanted });
  const entries = inserted.map(({ isWanted: _, ...entry }) => entry);
  if (inserted[0]?.isWanted === true) await listener.onRecorded(queries, entries);
  return entries;
}

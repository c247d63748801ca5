import { randomUUID } from 'node:crypto';
import type { WebhookEvent, WebhookMessage } from '@parlour/contract/staff';
import { and, arrayOverlaps, asc, eq, sql } from 'drizzle-orm';
import type { AuditListener } from '../../../http/audit/audit.ts';
import type { AuditEntryRow } from '../../../http/audit/chain.ts';
import type { Queries } from '../../../platform/postgres/database.ts';
import { webhookDeliveries, webhooks } from '../../../platform/postgres/schema/index.ts';
import { notifyWebhooks } from '../../../platform/webhooks/channel.ts';
import { eventsOfActions, toldOf } from './messages.ts';

/** Tells the webhooks what enters the audit trail (api/staff/webhooks-1). A deed that none is told of costs no statement more. */
export const webhookListener: AuditListener = {
  wants(actions) {
    const events = eventsOfActions(actions);
    return events.length === 0 ? undefined : isAnyTold(events);
  },
  onRecorded: tellWebhooks,
};

/** Makes the expression of whether a webhook that is on is told one of these events. */
function isAnyTold(events: readonly WebhookEvent[]) {
  return sql<boolean>`exists (
    select from ${webhooks} where ${webhooks.isActive} and ${webhooks.events} && ${sql.param([...events])}::text[]
  )`;
}

/**
 * Stores what entries say to the webhooks, in the transaction of what was done: both are stored or neither is (api/staff/webhooks-1). The
 * messages leave once it commits.
 */
async function tellWebhooks(queries: Queries, entries: readonly AuditEntryRow[]): Promise<void> {
  const events = eventsOfActions(entries.map(({ action }) => action));
  // Locked, so that none is deleted before its messages refer to it.
  const listening = await queries
    .select({ id: webhooks.id, events: webhooks.events })
    .from(webhooks)
    .where(and(eq(webhooks.isActive, true), arrayOverlaps(webhooks.events, [...events])))
    .orderBy(asc(webhooks.id))
    .for('key share');
  const rows: (typeof webhookDeliveries.$inferInsert)[] = [];
  for (const entry of entries) {
    const told = await toldOf(queries, entry);
    if (told === undefined) continue;
    const messageId = `msg_${randomUUID()}`;
    const payload: WebhookMessage = { ...told, timestamp: entry.at.toISOString() };
    for (const webhook of listening.filter((each) => each.events.includes(told.type))) {
      rows.push({
        id: randomUUID(),
        webhookId: webhook.id,
        messageId,
        event: told.type,
        payload,
        createdAt: entry.at,
        dueAt: entry.at,
      });
    }
  }
  if (rows.length === 0) return;
  await queries.insert(webhookDeliveries).values(rows);
  await notifyWebhooks(queries);
}

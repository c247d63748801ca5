import { randomUUID } from 'node:crypto';
import type { WebhookEvent, WebhookMessage } from '@parlour/contract/staff';
import { and, arrayOverlaps, asc, eq, sql } from 'drizzle-orm';
import { notifyWebhooks } from '../../platform/webhooks/channel.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import { webhookDeliveries, webhooks } from '../../platform/postgres/schema/index.ts';
import type { AuditEntryRow } from './chain.ts';
import { toldOf } from './webhookMessages.ts';

/** Makes the expression of whether a webhook that is on is told one of these events. It is read along with a write. */
export function isAnyTold(events: readonly WebhookEvent[]) {
  return sql<boolean>`exists (
    select from ${webhooks} where ${webhooks.isActive} and ${webhooks.events} && ${sql.param([...events])}::text[]
  )`;
}

/**
 * Stores what entries say to the webhooks, in the transaction of what was done: both are stored or neither is (WH1). The
 * messages leave once it commits.
 */
export async function tellWebhooks(
  queries: Queries,
  entries: readonly AuditEntryRow[],
  events: readonly WebhookEvent[],
): Promise<void> {
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

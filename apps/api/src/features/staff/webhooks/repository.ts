import { DELIVERIES_PAGE, WEBHOOKS_LIMIT } from '@parlour/contract/staff';
import { and, asc, desc, eq, lt, lte, or, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import { deleteInBatches } from '../../../platform/postgres/inBatches.ts';
import { webhookDeliveries, webhooks } from '../../../platform/postgres/schema/index.ts';

/** A stored webhook. */
export type WebhookRow = typeof webhooks.$inferSelect;
/** A stored message to a webhook. */
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

const count = (condition: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::int from ${webhookDeliveries} d where d.webhook_id = ${webhooks}.id and ${condition})`;

/** How it goes with a webhook. Each part is found by an index. */
const health = {
  waiting: count(sql`d.due_at is not null`),
  givenUp: count(sql`d.due_at is null and d.delivered_at is null`),
  lastDeliveredAt: sql`(
    select d.delivered_at from ${webhookDeliveries} d
    where d.webhook_id = ${webhooks}.id and d.tried_at is not null and d.delivered_at is not null
    order by d.tried_at desc limit 1
  )`.mapWith(webhookDeliveries.deliveredAt),
  issue: sql<string | null>`(
    select d.last_issue from ${webhookDeliveries} d
    where d.webhook_id = ${webhooks}.id and d.tried_at is not null
    order by d.tried_at desc limit 1
  )`,
};

/** Returns the webhooks by name, each with how it goes. */
export function findWebhooks(queries: Queries) {
  return queries
    .select({ row: webhooks, health })
    .from(webhooks)
    .orderBy(asc(sql`lower(${webhooks.name})`))
    .limit(WEBHOOKS_LIMIT);
}

/** Returns one webhook with how it goes. Undefined where there is none with this id. */
export async function findWebhookWithHealth(queries: Queries, id: string) {
  const [found] = await queries
    .select({ row: webhooks, health })
    .from(webhooks)
    .where(eq(webhooks.id, id));
  return found;
}

/** Returns one webhook. Undefined where there is none with this id. */
export async function findWebhook(queries: Queries, id: string): Promise<WebhookRow | undefined> {
  const [found] = await queries.select().from(webhooks).where(eq(webhooks.id, id));
  return found;
}

/** Returns one webhook, and lets nobody change it until the transaction ends. */
export async function lockWebhook(
  transaction: Transaction,
  id: string,
): Promise<WebhookRow | undefined> {
  const [found] = await transaction
    .select()
    .from(webhooks)
    .where(eq(webhooks.id, id))
    .for('no key update');
  return found;
}

/** Stores a webhook. */
export async function insertWebhook(
  transaction: Transaction,
  row: typeof webhooks.$inferInsert,
): Promise<void> {
  await transaction.insert(webhooks).values(row);
}

/** Changes a webhook. */
export async function updateWebhook(
  transaction: Transaction,
  id: string,
  values: Partial<Omit<WebhookRow, 'id'>>,
): Promise<void> {
  await transaction.update(webhooks).set(values).where(eq(webhooks.id, id));
}

/** Stores a message to a webhook. */
export async function insertDelivery(
  transaction: Transaction,
  row: typeof webhookDeliveries.$inferInsert,
): Promise<void> {
  await transaction.insert(webhookDeliveries).values(row);
}

/** Returns a page of the messages to a webhook, the newest first, with one more than a page has. */
export async function findDeliveries(
  queries: Queries,
  webhookId: string,
  { before, limit = DELIVERIES_PAGE }: { readonly before?: string; readonly limit?: number },
): Promise<readonly DeliveryRow[]> {
  const { id, createdAt } = webhookDeliveries;
  const [last] =
    before === undefined
      ? []
      : await queries
          .select({ createdAt })
          .from(webhookDeliveries)
          .where(and(eq(id, before), eq(webhookDeliveries.webhookId, webhookId)));
  if (before !== undefined && last === undefined) return [];
  const isOlder =
    before === undefined || last === undefined
      ? undefined
      : or(lt(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), lt(id, before)));
  return queries
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), isOlder))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
}

/** Makes a message due now, with all tries before it. Returns whether there is one. */
export async function makeDue(
  transaction: Transaction,
  { webhookId, id }: { readonly webhookId: string; readonly id: string },
  now: Date,
): Promise<boolean> {
  const changed = await transaction
    .update(webhookDeliveries)
    .set({ tries: 0, dueAt: now, deliveredAt: null })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId)))
    .returning({ id: webhookDeliveries.id });
  return changed.length > 0;
}

/** Deletes the secrets that sign along no more (api/staff/webhooks-5). */
export async function deleteFormerSecrets(queries: Queries, now: Date): Promise<void> {
  await queries
    .update(webhooks)
    .set({ sealedFormerSecret: null, formerSecretUntil: null })
    .where(lte(webhooks.formerSecretUntil, now));
}

/** Deletes messages of before an instant that are tried no more (api/staff/webhooks-15). */
export async function deleteOldDeliveries(queries: Queries, before: Date): Promise<void> {
  // The index begins with the webhook. There are few webhooks.
  const old = (limit: number) => sql`
    select d.id from ${webhooks} w cross join lateral (
      select id from ${webhookDeliveries}
      where webhook_id = w.id and created_at < ${before.toISOString()}::timestamptz and due_at is null
      order by created_at, id limit ${limit}
    ) d limit ${limit}`;
  await deleteInBatches((limit) =>
    queries.delete(webhookDeliveries).where(sql`${webhookDeliveries.id} in (${old(limit)})`),
  );
}

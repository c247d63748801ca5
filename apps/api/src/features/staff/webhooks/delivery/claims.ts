import { and, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { WEBHOOK_TEST } from '@parlour/contract/staff';
import type { Queries } from '../../../../platform/postgres/database.ts';
import { webhookDeliveries, webhooks } from '../../../../platform/postgres/schema/index.ts';
import { after, MINUTE } from '../../../../platform/process/clock.ts';
import type { TryOutcome } from './send.ts';

/** A message that this server tries now. */
export type ClaimedDelivery = typeof webhookDeliveries.$inferSelect;

// Longer than any try. A server that was killed in the middle leaves its messages to the others after it.
const CLAIM = 2 * MINUTE;

/** A test is sent though the webhook is off. */
const isOn = or(webhooks.isActive, eq(webhookDeliveries.event, WEBHOOK_TEST));

/** Returns the ids of the webhooks with a message that is due. */
export async function findDueWebhooks(queries: Queries, now: Date): Promise<readonly string[]> {
  const rows = await queries
    .selectDistinct({ id: webhooks.id })
    .from(webhooks)
    .innerJoin(webhookDeliveries, eq(webhookDeliveries.webhookId, webhooks.id))
    .where(and(lte(webhookDeliveries.dueAt, now), isOn));
  return rows.map(({ id }) => id);
}

/** Claims due messages to a webhook for this server alone, and counts the try (api/staff/webhooks-7). */
export async function claimDue(
  queries: Queries,
  webhookId: string,
  now: Date,
  limit: number,
): Promise<readonly ClaimedDelivery[]> {
  // As a table expression, since a subquery with a limit could be read more than once.
  const due = queries.$with('due').as(
    queries
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
      .where(
        and(eq(webhookDeliveries.webhookId, webhookId), lte(webhookDeliveries.dueAt, now), isOn),
      )
      .orderBy(webhookDeliveries.dueAt, webhookDeliveries.id)
      .limit(limit)
      .for('update', { of: webhookDeliveries, skipLocked: true }),
  );
  return queries
    .with(due)
    .update(webhookDeliveries)
    .set({
      tries: sql`${webhookDeliveries.tries} + 1`,
      triedAt: now,
      dueAt: after(now, CLAIM),
    })
    .where(inArray(webhookDeliveries.id, queries.select({ id: due.id }).from(due)))
    .returning();
}

/** A claimed message is still this server's, unless it was sent again meanwhile. */
const isStill = ({ id, tries, triedAt }: ClaimedDelivery) =>
  and(
    eq(webhookDeliveries.id, id),
    eq(webhookDeliveries.tries, tries),
    triedAt === null ? undefined : eq(webhookDeliveries.triedAt, triedAt),
  );

/** Stores how a try ended. Null for `dueAt` with an issue gives the message up. */
export async function storeOutcome(
  queries: Queries,
  delivery: ClaimedDelivery,
  { status, issue }: TryOutcome,
  { dueAt, now }: { readonly dueAt: Date | null; readonly now: Date },
): Promise<void> {
  await queries
    .update(webhookDeliveries)
    .set({
      dueAt,
      lastStatus: status,
      lastIssue: issue,
      deliveredAt: issue === null ? now : null,
    })
    .where(isStill(delivery));
}

/** Gives a claimed message back as if it had not been tried. */
export async function giveBack(
  queries: Queries,
  delivery: ClaimedDelivery,
  now: Date,
): Promise<void> {
  await queries
    .update(webhookDeliveries)
    .set({ tries: delivery.tries - 1, dueAt: now })
    .where(isStill(delivery));
}

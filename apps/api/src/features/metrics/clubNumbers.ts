import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { countGivenUp, countWaiting, type WaitingJobs } from '../../platform/jobs/waitingJobs.ts';
import { outboxQueues } from '../../platform/mail/outbox.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import { requests, webhookDeliveries, webhooks } from '../../platform/postgres/schema/index.ts';

/** What the metrics say of the whole club, the same on every server. */
export interface ClubNumbers {
  /** By the name of the outbox's queue. */
  readonly emails: ReadonlyMap<string, WaitingJobs>;
  readonly emailsGivenUp: number;
  readonly openRequests: number;
  /** Messages to webhooks that are on. */
  readonly deliveries: WaitingJobs;
  readonly deliveriesGivenUp: number;
}

// A count beyond it says no more to anybody, and takes longer.
const LIMIT = 10_000;

const countRow = z.object({ count: z.number() });
const waitingRow = countRow.extend({ oldest: z.number() });

/** Counts what waits in the database. Each query has an index, and counts ten thousand rows at most. */
export async function readClubNumbers(queries: Queries, now: Date): Promise<ClubNumbers> {
  const emails = new Map<string, WaitingJobs>();
  // One after the other, so that metrics never take more than one connection.
  for (const queue of outboxQueues) emails.set(queue, await countWaiting(queries, queue));
  return {
    emails,
    emailsGivenUp: await countGivenUp(queries),
    openRequests: await countOpenRequests(queries),
    deliveries: await countWaitingDeliveries(queries, now),
    deliveriesGivenUp: await countGivenUpDeliveries(queries),
  };
}

async function countOpenRequests(queries: Queries): Promise<number> {
  const { rows } = await queries.execute(sql`
    select count(*)::int as count
    from (select from ${requests} where closed_at is null limit ${LIMIT}) open`);
  return countRow.parse(rows[0]).count;
}

async function countWaitingDeliveries(queries: Queries, now: Date): Promise<WaitingJobs> {
  const { rows } = await queries.execute(sql`
    select count(*)::int as count, greatest(0, coalesce(
      extract(epoch from ${now.toISOString()}::timestamptz - min(created_at)), 0))::float8 as oldest
    from (
      select d.created_at from ${webhooks} w join ${webhookDeliveries} d on d.webhook_id = w.id
      where w.is_active and d.due_at is not null limit ${LIMIT}
    ) waiting`);
  const { count, oldest } = waitingRow.parse(rows[0]);
  return { count, oldestSeconds: oldest };
}

async function countGivenUpDeliveries(queries: Queries): Promise<number> {
  const { rows } = await queries.execute(sql`
    select count(*)::int as count from (
      select from ${webhookDeliveries} where due_at is null and delivered_at is null limit ${LIMIT}
    ) given_up`);
  return countRow.parse(rows[0]).count;
}

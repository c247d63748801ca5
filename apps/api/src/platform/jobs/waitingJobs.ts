import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '../postgres/database.ts';
import { GIVEN_UP } from './jobs.ts';

/** How many jobs of a queue wait, and the seconds since the oldest of them was added. */
export interface WaitingJobs {
  readonly count: number;
  readonly oldestSeconds: number;
}

// A count beyond it says no more to anybody, and takes longer.
const LIMIT = 10_000;

const waitingRow = z.object({ count: z.number(), oldest: z.number() });

/** Counts the jobs of a queue that wait for a try, at most ten thousand. */
export async function countWaiting(queries: Queries, queue: string): Promise<WaitingJobs> {
  // In the order of the queue's own index. No job has a priority, so the first are the oldest.
  const { rows } = await queries.execute(sql`
    select count(*)::int as count,
      greatest(0, coalesce(extract(epoch from now() - min(created_on)), 0))::float8 as oldest
    from (
      select created_on from pgboss.job where name = ${queue} and state < 'active' and not blocked
      order by priority desc, created_on limit ${LIMIT}
    ) waiting`);
  const { count, oldest } = waitingRow.parse(rows[0]);
  return { count, oldestSeconds: oldest };
}

/** Counts the jobs that were given up and that nobody added again, at most ten thousand. */
export async function countGivenUp(queries: Queries): Promise<number> {
  return (await countWaiting(queries, GIVEN_UP)).count;
}

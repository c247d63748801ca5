import type { PgBoss } from 'pg-boss';

/** Seconds that a new job waits at most before its first try. */
export const LONGEST_DELAY = 10;

/**
 * Corrects what is in the future although the queue never puts it there: the database's clock was set back. No job is
 * then waited for longer than the longest wait of its queue, and no try is under way for longer than it may take (ML15).
 */
export async function correctClockJump(boss: Pick<PgBoss, 'getDb'>, queue: string): Promise<void> {
  const database = boss.getDb();
  // New jobs wait for seconds at most, hence only those that were tried may be due later. A second is for servers' own
  // clocks.
  await database.executeSql(
    `update pgboss.job j set start_after = pgboss.job_now() from pgboss.queue q
     where q.name = $1 and j.name = q.name and j.state < 'active' and j.start_after > pgboss.job_now() + interval '1 second'
       * case j.state when 'retry' then q.retry_delay_max + 1 else $2 end`,
    [queue, LONGEST_DELAY + 1],
  );
  await database.executeSql(
    `update pgboss.job set started_on = pgboss.job_now()
     where name = $1 and state = 'active' and started_on > pgboss.job_now() + interval '1 second'`,
    [queue],
  );
  // The queue looks for ended tries only some seconds after the last time that it did.
  await database.executeSql(
    `update pgboss.queue set monitor_on = null, monitor_claim_on = null, maintain_on = null
     where name = $1 and greatest(monitor_on, monitor_claim_on, maintain_on) > pgboss.job_now() + interval '1 second'`,
    [queue],
  );
}

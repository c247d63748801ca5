import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, PgBoss, type QueueOptions } from 'pg-boss';
import pg from 'pg';
import * as z from 'zod';
import { DAY, SECOND } from '../process/clock.ts';
import type { Transaction } from '../postgres/database.ts';
import { DATABASE_GRACE } from '../postgres/waitForDatabase.ts';

/** One try of a job. */
export interface Job {
  /** The id given to {@link Jobs.add}, the same on every try and after {@link Jobs.redo}. */
  readonly id: string;
  /** The same on every try, and another one after {@link Jobs.redo}. */
  readonly runId: string;
  readonly payload: string;
  /** Milliseconds since the job was added, by the database's clock. */
  readonly age: number;
  /** Aborts when the try must end. */
  readonly signal: AbortSignal;
}

/** A job that nobody tries any more. */
interface GivenUpJob {
  /** Its id for {@link Jobs.redo}. */
  readonly id: string;
  readonly payload: string;
  readonly addedAt: Date;
  readonly reason: string;
}

type Work = (job: Job) => Promise<void>;

/** Thrown by a job that is not to be tried again. Its message is stored with the job. */
export class GiveUpError extends Error {
  override readonly name = 'GiveUpError';
}

/** The settings of a queue. */
export interface Queue {
  readonly name: string;
  /** Milliseconds. The waits between the tries of a job grow up to this one. */
  readonly longestWait: number;
  /** How many batches are under way at once. */
  readonly batches: number;
  /** How many jobs a batch has at most. The next batch begins when all of them have ended. */
  readonly batchSize: number;
}

/** Background jobs, stored in the database and tried until they succeed or are given up. */
export interface Jobs {
  /**
   * Adds a job as part of the transaction, so it exists only if the transaction commits. A second one with the same id
   * is ignored.
   *
   * @param transaction - null adds it at once.
   * @param id - the id of the job, the same on every try.
   * @param delay - seconds before the first try, at most {@link LONGEST_DELAY}.
   */
  add(
    transaction: Transaction | null,
    queue: Queue,
    id: string,
    payload: string,
    delay?: number,
  ): Promise<void>;
  /** Removes a job that is not under way, as part of the transaction. Returns whether it did. */
  remove(transaction: Transaction, queue: Queue, id: string): Promise<boolean>;
  /**
   * Starts to process a queue. A job that throws is tried again later, at growing intervals, unless it throws a
   * {@link GiveUpError}.
   */
  work(queue: Queue, work: Work): Promise<void>;
  /** Returns the jobs that were given up and are still kept, the oldest first. */
  listGivenUp(): Promise<readonly GivenUpJob[]>;
  /** Adds given up jobs again. Returns how many. */
  redo(ids: readonly string[]): Promise<number>;
  /** Stops after the running jobs have finished, or after five seconds. */
  stop(): Promise<void>;
}

/** Options of {@link startJobs}. */
export interface JobOptions {
  readonly connectionString: string;
  /** Whether no other server uses the database, so that the jobs under way are those of one that was killed. */
  readonly isOnlyServer?: boolean;
  /** Called with the error of each failed job, before its retry or after it was given up. */
  readonly onFailedJob: (error: unknown, isGivenUp: boolean) => void;
  /** Called with any other error, such as an unavailable database. */
  readonly onError: (error: unknown) => void;
  /** Seconds before the second try. Each later wait is about twice as long. */
  readonly retryDelay?: number;
  /** Milliseconds until a try is aborted. */
  readonly longestTry?: number;
  /** How long done jobs are kept, in milliseconds. */
  readonly keepDone?: number;
  /** How long given up jobs are kept, in milliseconds. */
  readonly keepGivenUp?: number;
}

// How much later the queue gives the job to somebody else, so that two tries of one job never overlap.
const EXPIRY_MARGIN = 20 * SECOND;

/** Returns the error of a report. The queue's workers report plain copies of errors. */
const errorOf = (report: { readonly message: string }): Error =>
  report instanceof Error ? report : Object.assign(new Error(report.message), report);

/** Milliseconds. What waits in the queues has time, so that a busy machine is no outage. */
const CONNECT_TIMEOUT = 10 * SECOND;
const CLOCK_CHECK_INTERVAL = 5 * SECOND;
/** The queue of the jobs that were given up. */
export const GIVEN_UP = 'given-up';
const REDO_LIMIT = 1000;
const inSeconds = (milliseconds: number) => Math.ceil(milliseconds / SECOND);
const payloadSchema = z.object({ payload: z.string() });
const reasonSchema = z.object({ reason: z.string() });

/** Starts the job queues in the database that the connection string names. */
export async function startJobs({
  connectionString,
  isOnlyServer = false,
  onFailedJob,
  onError,
  retryDelay = 2,
  longestTry = 100 * SECOND,
  keepDone = DAY,
  keepGivenUp = 90 * DAY,
}: JobOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString,
    application_name: 'parlour jobs',
    max: 2,
    connectionTimeoutMillis: DATABASE_GRACE,
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', (report) => onError(errorOf(report)));
  try {
    await boss.start();
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  // The pool that the library makes is not part of what it declares.
  const queue = boss.getDb();
  if ('pool' in queue && queue.pool instanceof pg.Pool) {
    queue.pool.options.connectionTimeoutMillis = CONNECT_TIMEOUT;
  }
  const timers: NodeJS.Timeout[] = [];

  /** Completes a job at once, since its batch may take longer. Waits for an unavailable database. */
  async function complete(queue: Queue, job: JobWithMetadata<unknown>): Promise<void> {
    while (!job.signal.aborted) {
      try {
        await boss.complete(queue.name, { id: job.id, retryCount: job.retryCount });
        return;
      } catch (error) {
        onError(error);
        await wait(SECOND);
      }
    }
  }

  async function perform(queue: Queue, work: Work, job: JobWithMetadata<unknown>) {
    const { id, sourceRootId, startedOn, createdOn } = job;
    const signal = AbortSignal.any([job.signal, AbortSignal.timeout(longestTry)]);
    try {
      const { payload } = payloadSchema.parse(job.data);
      const age = startedOn.getTime() - createdOn.getTime();
      await work({ id: sourceRootId ?? id, runId: id, payload, age, signal });
    } catch (error) {
      const isGivenUp = error instanceof GiveUpError;
      onFailedJob(error, isGivenUp);
      if (!isGivenUp) return { id, status: 'failed' as const };
      return { id, status: 'deadletter' as const, output: { reason: error.message } };
    }
    await complete(queue, job);
    return { id, status: 'completed' as const };
  }

  return {
    async add(transaction, { name }, id, payload, delay = 0) {
      const db = transaction && { db: fromDrizzle(transaction, sql) };
      const startAfter = Math.min(delay, LONGEST_DELAY);
      await boss.send(name, { payload }, { id, ...(startAfter > 0 && { startAfter }), ...db });
    },
    async remove(transaction, { name }, id) {
      const removed = await transaction.execute(
        sql`delete from pgboss.job where name = ${name} and id = ${id} and state < 'active'`,
      );
      return (removed.rowCount ?? 0) > 0;
    },
    async work(queue, work) {
      const { name } = queue;
      const retention = { retentionSeconds: inSeconds(keepGivenUp) };
      await boss.createQueue(GIVEN_UP, retention);
      // It may be that of an earlier start.
      await boss.updateQueue(GIVEN_UP, retention);
      const settings = {
        notify: true,
        retryLimit: 1_000_000,
        retryDelay,
        retryBackoff: true,
        retryDelayMax: inSeconds(queue.longestWait),
        expireInSeconds: inSeconds(longestTry + EXPIRY_MARGIN),
        retentionSeconds: inSeconds(3650 * DAY),
        deleteAfterSeconds: inSeconds(keepDone),
        deadLetter: GIVEN_UP,
      } satisfies QueueOptions & { notify: boolean; deadLetter: string };
      await boss.createQueue(name, settings);
      // The queue and its jobs may be those of an earlier version.
      await boss.updateQueue(name, settings);
      await boss.getDb().executeSql(
        `update pgboss.job j set expire_seconds = q.expire_seconds, retry_delay_max = q.retry_delay_max,
           keep_until = j.created_on + q.retention_seconds * interval '1 second', dead_letter = q.dead_letter
         from pgboss.queue q where q.name = $1 and j.name = q.name and j.state < 'active' and j.dead_letter is null`,
        [name],
      );
      if (isOnlyServer) {
        await boss.getDb().executeSql(
          `update pgboss.job set state = 'retry', start_after = pgboss.job_now()
           where name = $1 and state = 'active'`,
          [name],
        );
      }
      // While the database is unavailable, the queue itself reports that.
      const correct = () => correctClockJump(boss, name).catch(() => undefined);
      timers.push(setInterval(() => void correct(), CLOCK_CHECK_INTERVAL).unref());
      const options = {
        batchSize: queue.batchSize,
        localConcurrency: queue.batches,
        burstWhenBatchFull: true,
        includeMetadata: true,
        perJobResults: true,
        pollingIntervalSeconds: 0.5,
        notifyPollingIntervalSeconds: 2,
      } as const;
      await boss.work(name, options, (jobs) =>
        Promise.all(jobs.map((job) => perform(queue, work, job))),
      );
    },
    async listGivenUp() {
      const jobs = await boss.findJobs(GIVEN_UP, { queued: true });
      return jobs
        .map(({ id, data, sourceCreatedOn, createdOn, sourceOutput }) => ({
          id,
          payload: payloadSchema.parse(data).payload,
          addedAt: sourceCreatedOn ?? createdOn,
          reason: reasonSchema.parse(sourceOutput).reason,
        }))
        .toSorted((one, other) => one.addedAt.getTime() - other.addedAt.getTime());
    },
    async redo(ids) {
      let count = 0;
      for (let start = 0; start < ids.length; start += REDO_LIMIT) {
        const some = ids.slice(start, start + REDO_LIMIT);
        count += await boss.redrive(GIVEN_UP, { ids: some, limit: REDO_LIMIT });
      }
      return count;
    },
    stop() {
      for (const timer of timers) clearInterval(timer);
      return boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

/** Seconds that a new job waits at most before its first try. */
const LONGEST_DELAY = 10;

/**
 * Corrects what is in the future although the queue never puts it there: the database's clock was set back. No job is
 * then waited for longer than the longest wait of its queue, and no try is under way for longer than it may take (api/emails-17).
 */
async function correctClockJump(boss: Pick<PgBoss, 'getDb'>, queue: string): Promise<void> {
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

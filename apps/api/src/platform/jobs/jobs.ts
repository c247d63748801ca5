import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import * as z from 'zod';
import type { Transaction } from '../postgres/database.ts';

const DAY_IN_SECONDS = 24 * 60 * 60;

/** Background jobs, stored in the database and retried until they succeed. */
export interface Jobs {
  /**
   * Adds a job as part of the transaction, so it exists only if the transaction commits.
   *
   * @param id - the id of the job, the same on every try.
   */
  add(transaction: Transaction, queue: string, id: string, payload: string): Promise<void>;
  /** Starts to process a queue. A job that throws is retried later, at growing intervals. */
  work(queue: string, work: (id: string, payload: string) => Promise<void>): Promise<void>;
  /** Stops after the running jobs have finished. */
  stop(): Promise<void>;
}

/** Options of {@link startJobs}. */
export interface JobOptions {
  readonly connectionString: string;
  /** Called with the error of each failed job, before its retry. */
  readonly onFailedJob: (error: unknown) => void;
  /** Called with any other error, such as an unavailable database. */
  readonly onError: (error: unknown) => void;
  /** Seconds before the second try. Each later wait is about twice as long, up to five minutes. */
  readonly retryDelay?: number;
}

const payloadSchema = z.object({ payload: z.string() });
const BATCH = 20;

/** Starts the job queues in the database that the connection string names. */
export async function startJobs({
  connectionString,
  onFailedJob,
  onError,
  retryDelay = 2,
}: JobOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString,
    application_name: 'parlour jobs',
    max: 2,
    connectionTimeoutMillis: 2000,
    useListenNotify: true,
    schedule: false,
    // A job whose server was killed is found and retried within seconds.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', onError);
  await boss.start();
  return {
    async add(transaction, queue, id, payload) {
      await boss.send(queue, { payload }, { id, db: fromDrizzle(transaction, sql) });
    },
    async work(queue, work) {
      await boss.createQueue(queue, {
        notify: true,
        retryLimit: 1_000_000,
        retryDelay,
        retryBackoff: true,
        retryDelayMax: 300,
        expireInSeconds: 15,
        retentionSeconds: 365 * DAY_IN_SECONDS,
        deleteAfterSeconds: DAY_IN_SECONDS,
      });
      const options = {
        batchSize: BATCH,
        burstWhenBatchFull: true,
        perJobResults: true,
        pollingIntervalSeconds: 0.5,
        notifyPollingIntervalSeconds: 2,
      } as const;
      await boss.work(queue, options, (jobs) =>
        Promise.all(
          jobs.map(async (job) => {
            try {
              await work(job.id, payloadSchema.parse(job.data).payload);
              return { id: job.id, status: 'completed' as const };
            } catch (error) {
              onFailedJob(error);
              return { id: job.id, status: 'failed' as const };
            }
          }),
        ),
      );
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

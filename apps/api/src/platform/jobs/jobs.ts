import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import * as z from 'zod';
import type { Transaction } from '../database/database.ts';

const DAY_IN_SECONDS = 24 * 60 * 60;

/** Work that outlives the call that asked for it: kept in the database, tried again until it succeeds. */
export interface Jobs {
  /**
   * Adds a job within the transaction: it exists exactly when the transaction commits.
   *
   * @param id - the job's own id, the same on every try.
   */
  add(transaction: Transaction, queue: string, id: string, payload: string): Promise<void>;
  /** Has a queue's jobs done. A job whose work throws is tried again later, ever more slowly. */
  work(queue: string, work: (id: string, payload: string) => Promise<void>): Promise<void>;
  /** Lets the jobs under way finish. */
  stop(): Promise<void>;
}

/** How the job queues are started. */
export interface JobOptions {
  readonly connectionString: string;
  /** Hears why a job failed, which is tried again. */
  readonly onFailedJob: (error: unknown) => void;
  /** Hears what else goes wrong, such as a database that is away. */
  readonly onError: (error: unknown) => void;
  /** Seconds before the second try; each later wait is about twice as long, up to five minutes. */
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
    // A job whose server was killed in the middle of it is found and tried again within seconds.
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

import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { MINUTE, SECOND } from '../process/clock.ts';
import { isAccessDenied, isDatabaseUnavailable } from './connectionErrors.ts';

/** Milliseconds that a start or a command waits for the database, and for each connection that it opens then. */
export const DATABASE_GRACE = MINUTE;

const RETRY_INTERVAL = 500;
/** Milliseconds without any response until it is said what is waited for. */
const SILENT_TIME = 5 * SECOND;

/** Returns what operators know a database by: its host or the folder of its socket, its port and its name, without any secret. */
function nameOfDatabase(connectionString: string): string {
  const { host, port, database } = new pg.Client({ connectionString });
  return `${host}:${port}/${database}`;
}

/** The database was not reached in time, as one line for the operator. */
export function unreachedError(connectionString: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message || errorCodeOf(cause) : String(cause);
  const name = nameOfDatabase(connectionString);
  return new Error(`the database ${name} can not be reached (${reason})`, { cause });
}

/** Options of {@link waitForDatabase}. */
interface WaitOptions {
  /** Called once with a sentence that names the database, where it does not respond at once. */
  readonly onWait: (message: string) => void;
  /** Tells whether it may still come. By default it may. */
  readonly mayCome?: () => boolean;
  /** Ends the wait. */
  readonly stopping?: AbortSignal | undefined;
  /** Milliseconds, by default {@link DATABASE_GRACE}. */
  readonly grace?: number;
}

/**
 * Waits until the database responds, since it may still be starting or recovering.
 *
 * @throws Error of one line at once where it turns us down, and one that names it where it does not come.
 */
export async function waitForDatabase(
  connectionString: string,
  { onWait, mayCome = () => true, stopping, grace = DATABASE_GRACE }: WaitOptions,
): Promise<void> {
  const deadline = performance.now() + grace;
  let hasTold = false;
  const tell = () => {
    if (!hasTold) onWait(`waiting for the database ${nameOfDatabase(connectionString)}`);
    hasTold = true;
  };
  const silence = setTimeout(tell, SILENT_TIME);
  try {
    for (;;) {
      const left = deadline - performance.now();
      try {
        return await untilStopped(reach(connectionString, Math.max(left, SECOND)), stopping);
      } catch (error) {
        stopping?.throwIfAborted();
        if (isAccessDenied(error) || !isDatabaseUnavailable(error)) throw error;
        if (left < RETRY_INTERVAL || !mayCome()) throw unreachedError(connectionString, error);
      }
      tell();
      await wait(RETRY_INTERVAL, undefined, { signal: stopping });
    }
  } finally {
    clearTimeout(silence);
  }
}

/** Waits for a promise, and throws once the start is interrupted. */
export async function untilStopped<Value>(
  done: Promise<Value>,
  stopping: AbortSignal | undefined,
): Promise<Value> {
  if (stopping === undefined) return done;
  stopping.throwIfAborted();
  const settled = new AbortController();
  const stopped = once(stopping, 'abort', { signal: settled.signal }).then(() => {
    throw stopping.reason;
  });
  return Promise.race([done, stopped]).finally(() => settled.abort());
}

async function reach(connectionString: string, timeout: number): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    client.end().catch(() => undefined);
  }
}

const errorCodeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : error.name;

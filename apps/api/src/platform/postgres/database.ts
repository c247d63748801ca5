import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Tracing } from '../process/tracing.ts';
import { DATABASE_GRACE } from './waitForDatabase.ts';

/** Runs queries, in a transaction or outside. */
export type Queries = PgDatabase<NodePgQueryResultHKT>;

/** The queries of one transaction, as a type of its own, so that no write runs outside a transaction by mistake. */
export type Transaction = Queries & { rollback(): never };

/** How many connections of a pool are used and idle, how much work waits for one, and how many there may be. */
interface PoolUsage {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
  readonly limit: number;
}

/** The club's PostgreSQL, through a connection pool. */
export interface Database {
  readonly queries: Queries;
  /** Runs the work in one transaction, and rolls it back when the work throws. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** How the pool's connections are used now. */
  usage(): PoolUsage;
  /** Whether the database responds now. */
  isReachable(): Promise<boolean>;
  /** Ends the grace of a start: from now on a query that gets no connection within five seconds fails. */
  endGrace(): void;
  /** Closes every connection once it is released, and waits at most five seconds. */
  close(): Promise<void>;
}

// Each is a PostgreSQL process of some 20 MB, and more of them are no faster on a few cores.
const CONNECTIONS = 5;
// Also the longest wait for a connection when all are in use.
const CONNECT_TIMEOUT = 5000;
const QUERY_TIMEOUT = 10_000;
const CLOSE_TIMEOUT = 5000;
// Below it a misspelled word is another word: `penisula` has 0.5 with `peninsula`.
const SIMILARITY = 0.5;
// A club's pages are in memory or on flash, where one at random costs little more than the next one. PostgreSQL expects a disk that
// turns, and would sort thousands of rows instead of reading the first of them in order.
const RANDOM_PAGE_COST = 1.1;
const drizzleConfig = { casing: 'snake_case' } as const;

/**
 * Opens a connection pool without connecting yet. A query that gets no connection in time fails, and the next one tries
 * again: within a minute, as a start and a command need on a busy machine, and in five seconds after
 * {@link Database.endGrace}.
 *
 * @param onConnectionError - called for each connection that breaks while it is idle.
 * @param tracing - traces the queries.
 */
export function openDatabase(
  connectionString: string,
  onConnectionError: (error: Error) => void,
  tracing?: Tracing,
): Database {
  const pool = new pg.Pool({
    connectionString,
    application_name: 'parlour',
    options: `-c pg_trgm.word_similarity_threshold=${SIMILARITY} -c random_page_cost=${RANDOM_PAGE_COST}`,
    max: CONNECTIONS,
    connectionTimeoutMillis: DATABASE_GRACE,
    // Connections opened for a burst are closed soon after it.
    idleTimeoutMillis: 5000,
    min: 1,
    statement_timeout: QUERY_TIMEOUT,
    query_timeout: QUERY_TIMEOUT + 1000,
    idle_in_transaction_session_timeout: QUERY_TIMEOUT,
    keepAlive: true,
  });
  // An idle connection reports its error to the pool, one inside a transaction only to its own client.
  pool.on('error', onConnectionError);
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (tracing !== undefined) {
    traceQueries(pool, tracing);
    pool.on('connect', (client) => traceQueries(client, tracing));
  }
  const queries = drizzle(pool, drizzleConfig);
  return {
    queries,
    transaction: (work) => runTransaction(pool, work),
    usage: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      limit: CONNECTIONS,
    }),
    isReachable: () =>
      queries.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    endGrace() {
      pool.options.connectionTimeoutMillis = CONNECT_TIMEOUT;
    },
    close: () => Promise.race([pool.end(), wait(CLOSE_TIMEOUT, undefined, { ref: false })]),
  };
}

/** Returns the queries of one connection. */
export function queriesOf(client: pg.Client): Queries {
  return drizzle(client, drizzleConfig);
}

/**
 * Runs a transaction and always releases its connection. Drizzle's own transaction on a pool does not: a `begin` without a
 * response leaks the connection for good.
 */
async function runTransaction<Result>(
  pool: pg.Pool,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  // An error of the work is rethrown only after the rollback. After any other error the state of the connection is
  // unknown, so it is closed.
  let workError: unknown;
  let thrownError: unknown;
  try {
    return await drizzle(client, drizzleConfig).transaction((transaction) =>
      work(transaction).catch((error: unknown) => {
        workError = error;
        throw error;
      }),
    );
  } catch (error) {
    thrownError = error;
    throw error;
  } finally {
    client.release(thrownError !== workError);
  }
}

/** What runs queries: a pool, or a connection of it. */
interface Queryable {
  query: (...input: never[]) => unknown;
}

const verbs: ReadonlySet<string> = new Set([
  'begin',
  'commit',
  'delete',
  'insert',
  'rollback',
  'select',
  'update',
  'with',
]);

/** Returns the first word of a statement, and `query` for any that is not known. */
function verbOf(statement: unknown): string {
  const text =
    typeof statement === 'object' && statement !== null && 'text' in statement
      ? statement.text
      : statement;
  const verb = /^\s*([a-z]+)/i.exec(String(text))?.[1]?.toLowerCase() ?? '';
  return verbs.has(verb) ? verb : 'query';
}

/** Traces the queries whose result is awaited. The driver's own, which it makes for these, have a callback. */
function traceQueries(target: Queryable, tracing: Tracing): void {
  const original = target.query;
  target.query = (...input: readonly unknown[]) => {
    const run = (): unknown => Reflect.apply(original, target, input);
    if (typeof input.at(-1) === 'function') return run();
    return tracing.inQuery(verbOf(input[0]), async () => run());
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** What runs queries: the database itself or a transaction of it. */
export type Queries = PgDatabase<NodePgQueryResultHKT>;

/** Narrows {@link Queries} to those of one transaction, so that a write can't be made outside of it by mistake. */
export type Transaction = Queries & { rollback(): never };

/** The club's PostgreSQL, by a pool of connections. */
export interface Database {
  readonly queries: Queries;
  /** Runs the work in one transaction, which is rolled back when the work throws. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Whether the database answers now. */
  answers(): Promise<boolean>;
  /** Ends every connection once it is given back; waits no more than five seconds for those that are not. */
  close(): Promise<void>;
}

// Each is a process of PostgreSQL with some 20 MB; more of them would answer no faster on a few cores.
const CONNECTIONS = 5;
// Also the longest wait for one of the connections when all are in use.
const CONNECT_WITHIN = 5000;
const ANSWER_WITHIN = 10_000;
const CLOSE_WITHIN = 5000;
const dialect = { casing: 'snake_case' } as const;

/**
 * Opens a pool of connections. Nothing is connected yet: each query that can't get a connection within five seconds
 * fails, and the next one tries anew.
 *
 * @param onConnectionError - told of each connection that breaks while no query runs on it.
 */
export function openDatabase(
  connectionString: string,
  onConnectionError: (error: Error) => void,
): Database {
  const pool = new pg.Pool({
    connectionString,
    application_name: 'parlour',
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN,
    // Those that a burst opened are given back soon after it.
    idleTimeoutMillis: 5000,
    min: 1,
    statement_timeout: ANSWER_WITHIN,
    query_timeout: ANSWER_WITHIN + 1000,
    idle_in_transaction_session_timeout: ANSWER_WITHIN,
    keepAlive: true,
  });
  // A connection that breaks while it is idle tells the pool; one that breaks inside a transaction tells only itself.
  pool.on('error', onConnectionError);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const queries = drizzle(pool, dialect);
  return {
    queries,
    transaction: (work) => transact(pool, work),
    answers: () =>
      queries.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    close: () => Promise.race([pool.end(), wait(CLOSE_WITHIN, undefined, { ref: false })]),
  };
}

/**
 * Gives its connection back whatever fails, which Drizzle's own way with a pool does not: a `begin` without an answer
 * takes the connection from it for good.
 */
async function transact<Result>(
  pool: pg.Pool,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  // What the work threw is passed on only after it was rolled back. After anything else nobody knows what the
  // connection is still doing, so it is ended.
  let ofWork: unknown;
  let failure: unknown;
  try {
    return await drizzle(client, dialect).transaction((transaction) =>
      work(transaction).catch((error: unknown) => {
        ofWork = error;
        throw error;
      }),
    );
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    client.release(failure !== ofWork);
  }
}

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { TEMPLATE } from './constants.ts';

/** A test file's own database, which holds the sample club. */
export interface TestDatabase {
  readonly connectionString: string;
  /** Runs one statement on a connection outside the server, which the next statement soon after uses again. */
  run(text: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
  drop(): Promise<void>;
}

async function withClient<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Copies a template, by default the sample club, into a database with a unique name. */
export async function createTestDatabase(template = TEMPLATE): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const connectionString = server.replace('/postgres?', `/${name}?`);
  // Copies one at a time: PostgreSQL refuses to copy a database that another session uses.
  await withClient(server, async (client) => {
    await client.query('select pg_advisory_lock(1)');
    // By files: through the log, PostgreSQL's other way, a copy takes two to three times the processor.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  // A connection takes more of the processor than most statements. PostgreSQL allows few, so that it is not kept for long.
  const pool = new pg.Pool({ connectionString, max: 2, idleTimeoutMillis: 1000 });
  // A restart of PostgreSQL ends those that are kept.
  pool.on('error', () => undefined);
  return {
    connectionString,
    run: async (text, values = []) => (await pool.query(text, [...values])).rows,
    async drop() {
      if (!pool.ended) await pool.end();
      await withClient(server, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      });
    },
  };
}

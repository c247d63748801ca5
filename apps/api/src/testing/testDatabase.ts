import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { TEMPLATE } from './constants.ts';

/** A database of a test file's own, with the sample club in it. */
export interface TestDatabase {
  readonly address: string;
  /** Runs one statement beside the server. */
  run(text: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
  drop(): Promise<void>;
}

async function once<Result>(address: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Copies the template into a database with a name of its own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const address = server.replace('/postgres?', `/${name}?`);
  // Copies are made one at a time: PostgreSQL refuses to copy a database that another session is using.
  await once(server, async (client) => {
    await client.query('select pg_advisory_lock(1)');
    await client.query(`create database ${name} template ${TEMPLATE}`);
  });
  return {
    address,
    run: (text, values = []) =>
      once(address, async (client) => (await client.query(text, [...values])).rows),
    drop: () =>
      once(server, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

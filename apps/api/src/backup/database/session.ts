import pg from 'pg';
import { DATABASE_GRACE } from '../../platform/postgres/waitForDatabase.ts';

/** Text of rows that any PostgreSQL reads as it was, and no limit on how long a statement takes. */
const settings = [
  `set client_encoding = 'UTF8'`,
  `set datestyle = 'ISO, YMD'`,
  `set intervalstyle = 'postgres'`,
  `set timezone = 'UTC'`,
  'set extra_float_digits = 1',
  `set bytea_output = 'hex'`,
  'set statement_timeout = 0',
  'set idle_in_transaction_session_timeout = 0',
  'set idle_session_timeout = 0',
].join('; ');

/** Opens a connection for long work, gives it to `work` and closes it. */
export async function withSession<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString,
    application_name: 'parlour backup',
    connectionTimeoutMillis: DATABASE_GRACE,
    keepAlive: true,
    // While large files are copied, nothing is sent for long.
    keepAliveInitialDelayMillis: 60_000,
  });
  // The next query on a broken connection fails.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(settings);
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

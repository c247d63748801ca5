import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import { assertExtensions } from './migrate.ts';

test('PG15: one line names the extensions that a database lacks', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  await expect(assertExtensions(client)).resolves.toBeUndefined();
  await expect(assertExtensions(client, ['pg_trgm', 'no_such', 'nor_this'])).rejects.toThrow(
    'the database has no extension no_such and nor_this: install it where PostgreSQL runs (postgresql-contrib)',
  );
});

import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { ADVISORY_LOCKS } from './advisoryLocks.ts';
import { assertExtensions, migrateDatabase } from './migrate.ts';
import { assertDatabaseFits } from './oldestRelease.ts';
import { type Migration, releaseMigrations } from './releaseMigrations.ts';

async function testDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  return database;
}

async function connect({ connectionString }: TestDatabase): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Returns the migrations of a made-up next release, which adds one. */
const nextRelease = (...sql: string[]): readonly Migration[] => {
  const name = '9999_next';
  return [
    ...releaseMigrations(),
    { name, sql, hash: name, folderMillis: 9_999_999_999_999, bps: true },
  ];
};

const nothing = () => Promise.resolve();
const update = (database: TestDatabase, migrations: readonly Migration[], then = nothing) =>
  migrateDatabase(database.connectionString, then, { migrations });

const appliedCount = async (database: TestDatabase) =>
  (await database.run('select from drizzle.__drizzle_migrations')).length;

test('api/platform/postgres-15: one line names the extensions that a database lacks', async () => {
  const client = await connect(await testDatabase());
  await expect(assertExtensions(client)).resolves.toBeUndefined();
  await expect(assertExtensions(client, ['pg_trgm', 'no_such', 'nor_this'])).rejects.toThrow(
    'the database has no extension no_such and nor_this: install it where PostgreSQL runs (postgresql-contrib)',
  );
});

test('api/platform/postgres-17: of several updates at once one migrates, and the others wait and find nothing to do', async () => {
  const database = await testDatabase();
  const migrations = nextRelease(
    'create table mottos (id int)',
    'select pg_sleep(0.2)',
    'insert into mottos values (1)',
  );
  const ready: number[] = [];
  const then = async () => void ready.push((await database.run('select from mottos')).length);
  await Promise.all([1, 2, 3].map(() => update(database, migrations, then)));
  expect(ready).toEqual([1, 1, 1]);
  expect(await appliedCount(database)).toBe(migrations.length);
});

test('api/platform/postgres-18: a migration that fails half-way changes nothing, and one line says why', async () => {
  const database = await testDatabase();
  const before = await appliedCount(database);
  const failing = nextRelease(
    'alter table members add column motto text',
    'alter table members add constraint short check (length(email) < 3)',
  );
  let isReady = false;
  await expect(
    update(database, failing, async () => {
      isReady = true;
    }),
  ).rejects.toThrow(
    'the database could not be migrated by 9999_next (check constraint "short" of relation "members" is violated by some row); nothing was changed',
  );
  expect(isReady).toBe(false);
  const columns = await database.run(
    "select from information_schema.columns where table_name = 'members' and column_name = 'motto'",
  );
  expect([columns.length, await appliedCount(database)]).toEqual([0, before]);
  await migrateDatabase(database.connectionString);
});

test('api/platform/postgres-19: a migration lets calls go first while a table is in use, and goes on afterwards', async () => {
  const database = await testDatabase();
  const [backup, call] = [await connect(database), await connect(database)];
  await backup.query('begin');
  await backup.query('select from members');
  const blocked = Promise.withResolvers<void>();
  const updating = migrateDatabase(database.connectionString, nothing, {
    migrations: nextRelease('alter table members add column motto text'),
    onBlocked: blocked.resolve,
  });
  await blocked.promise;
  await call.query('select from members');
  // A server of this release that is started again meanwhile.
  await migrateDatabase(database.connectionString);
  await backup.query('commit');
  await updating;
  await call.query('select motto from members');
});

test('api/platform/postgres-19: a start that waits for another server or for a table ends at once when it is stopped', async () => {
  const database = await testDatabase();
  const other = await connect(database);
  await other.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migrations]);
  const stopping = new AbortController();
  const starting = migrateDatabase(database.connectionString, nothing, {
    stopping: stopping.signal,
  });
  stopping.abort();
  await expect(starting).rejects.toThrow('aborted');
});

test('api/platform/postgres-19: a start that is stopped while it migrates or fills the database leaves nothing of it', async () => {
  const database = await testDatabase();
  const stopping = new AbortController();
  const starting = migrateDatabase(
    database.connectionString,
    async (client) => {
      await client.query('begin');
      await client.query('create table half_done ()');
      const slow = client.query('select pg_sleep(600)');
      stopping.abort();
      await slow;
    },
    { stopping: stopping.signal },
  );
  await expect(starting).rejects.toThrow('aborted');
  expect(await database.run("select from pg_tables where tablename = 'half_done'")).toEqual([]);
});

test('api/platform/postgres-20: a release starts on a database that the next one migrated, and leaves it so', async () => {
  const database = await testDatabase();
  const next = nextRelease('alter table members add column motto text');
  await update(database, next);
  await migrateDatabase(database.connectionString);
  expect(await appliedCount(database)).toBe(next.length);
});

test('api/platform/postgres-21: a database that a later release took something from says which one it needs', async () => {
  const database = await testDatabase();
  const client = await connect(database);
  await assertDatabaseFits(client, '0.9.0');
  await update(
    database,
    nextRelease(`comment on table drizzle.__drizzle_migrations is 'needs Parlour 1.10.0'`),
  );
  await assertDatabaseFits(client, '1.10.0');
  await assertDatabaseFits(client, '2.0.0');
  await expect(assertDatabaseFits(client, '1.9.3')).rejects.toThrow(
    'the database was updated and needs Parlour 1.10.0 or newer, and this is 1.9.3: start the newer release',
  );
  // This release is an earlier one too.
  await expect(migrateDatabase(database.connectionString)).rejects.toThrow('needs Parlour 1.10.0');
});

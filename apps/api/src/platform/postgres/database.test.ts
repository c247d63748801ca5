import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { type Database, openDatabase } from './database.ts';

/** More than the size of the connection pool. */
const MANY = 12;

async function makeDatabase(): Promise<TestDatabase> {
  const testDatabase = await createTestDatabase();
  onTestFinished(() => testDatabase.drop());
  return testDatabase;
}

/** Starts a proxy for the database that cuts each connection whose traffic matches `isCut`. */
async function startProxy(
  connectionString: string,
  isCut: (sent: string) => boolean,
): Promise<string> {
  const { pathname, searchParams, username, password } = new URL(connectionString);
  const folder = searchParams.get('host') ?? '';
  const port = searchParams.get('port') ?? '5432';
  const sockets = new Set<Socket>();
  const proxy = createServer((serverSide) => {
    const databaseSide = createConnection(join(folder, `.s.PGSQL.${port}`));
    for (const [from, to] of [
      [serverSide, databaseSide],
      [databaseSide, serverSide],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
    }
    serverSide.on('data', (bytes) =>
      isCut(bytes.toString('latin1')) ? serverSide.destroy() : databaseSide.write(bytes),
    );
    databaseSide.on('data', (bytes) => serverSide.write(bytes));
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    proxy.close();
    for (const socket of sockets) socket.destroy();
  });
  const listening = proxy.address();
  if (listening === null || typeof listening === 'string') throw new Error('no port');
  return `postgres://${username}:${password}@127.0.0.1:${listening.port}${pathname}`;
}

const selectOne = (database: Database) =>
  database.transaction((transaction) => transaction.execute(sql`select 1`));

test.each(['begin', 'select 1', 'commit', 'rollback'])(
  'api/platform/postgres-9: a connection that breaks at %j, again and again, is replaced in the pool',
  async (statement) => {
    const { connectionString } = await makeDatabase();
    let isCutting = false;
    const proxy = await startProxy(
      connectionString,
      (sent) => isCutting && sent.includes(statement),
    );
    const database = openDatabase(proxy, () => undefined);
    const workError = new Error('refused');
    const work = () =>
      database.transaction(async (transaction) => {
        await transaction.execute(sql`select 1`);
        if (statement === 'rollback') throw workError;
      });
    isCutting = true;
    for (let count = 0; count < MANY; count += 1) {
      await expect(work()).rejects.not.toBe(workError);
    }
    isCutting = false;
    await expect(selectOne(database)).resolves.toMatchObject({ rowCount: 1 });
    await database.close();
  },
);

test('api/platform/postgres-9: a connection whose work was rolled back is used again', async () => {
  const { connectionString } = await makeDatabase();
  const database = openDatabase(connectionString, () => undefined);
  const processes = new Set<unknown>();
  const workError = new Error('refused');
  for (let count = 0; count < MANY; count += 1) {
    const work = database.transaction(async (transaction) => {
      const { rows } = await transaction.execute(sql`select pg_backend_pid() as process`);
      processes.add(rows[0]?.['process']);
      throw workError;
    });
    await expect(work).rejects.toBe(workError);
  }
  expect(processes.size).toBe(1);
  await database.close();
});

test('api/platform/postgres-10: connections that are still held do not keep the server from stopping', async () => {
  const { connectionString } = await makeDatabase();
  const database = openDatabase(connectionString, () => undefined);
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const work = database.transaction(async () => {
    begun.resolve();
    await held.promise;
  });
  await begun.promise;
  await database.close();
  held.resolve();
  await work;
});

import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { type Database, openDatabase } from './database.ts';

/** More than the pool has connections. */
const MANY = 12;

async function makeDatabase(): Promise<TestDatabase> {
  const testDatabase = await createTestDatabase();
  onTestFinished(() => testDatabase.drop());
  return testDatabase;
}

/** Stands between the server and the database, and cuts each connection that sends a statement which it refuses. */
async function startProxy(address: string, isCut: (sent: string) => boolean): Promise<string> {
  const { pathname, searchParams, username } = new URL(address);
  const folder = searchParams.get('host') ?? '';
  const port = searchParams.get('port') ?? '5432';
  const sockets = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = createConnection(join(folder, `.s.PGSQL.${port}`));
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
    }
    near.on('data', (bytes) =>
      isCut(bytes.toString('latin1')) ? near.destroy() : far.write(bytes),
    );
    far.on('data', (bytes) => near.write(bytes));
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    proxy.close();
    for (const socket of sockets) socket.destroy();
  });
  const listening = proxy.address();
  if (listening === null || typeof listening === 'string') throw new Error('no port');
  return `postgres://${username}@127.0.0.1:${listening.port}${pathname}`;
}

const ask = (database: Database) =>
  database.transaction((transaction) => transaction.execute(sql`select 1`));

test.each(['begin', 'select 1', 'commit', 'rollback'])(
  'PG9: a connection that breaks at %j, again and again, is missed by nobody',
  async (statement) => {
    const { address } = await makeDatabase();
    let isCutting = false;
    const proxy = await startProxy(address, (sent) => isCutting && sent.includes(statement));
    const database = openDatabase(proxy, () => undefined);
    const refused = new Error('refused');
    const work = () =>
      database.transaction(async (transaction) => {
        await transaction.execute(sql`select 1`);
        if (statement === 'rollback') throw refused;
      });
    isCutting = true;
    for (let count = 0; count < MANY; count += 1) {
      await expect(work()).rejects.not.toBe(refused);
    }
    isCutting = false;
    await expect(ask(database)).resolves.toMatchObject({ rowCount: 1 });
    await database.close();
  },
);

test('PG9: a connection whose work was rolled back is used again', async () => {
  const { address } = await makeDatabase();
  const database = openDatabase(address, () => undefined);
  const processes = new Set<unknown>();
  const refused = new Error('refused');
  for (let count = 0; count < MANY; count += 1) {
    const work = database.transaction(async (transaction) => {
      const { rows } = await transaction.execute(sql`select pg_backend_pid() as process`);
      processes.add(rows[0]?.['process']);
      throw refused;
    });
    await expect(work).rejects.toBe(refused);
  }
  expect(processes.size).toBe(1);
  await database.close();
});

test('PG10: connections that are still held do not keep the server from stopping', async () => {
  const { address } = await makeDatabase();
  const database = openDatabase(address, () => undefined);
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

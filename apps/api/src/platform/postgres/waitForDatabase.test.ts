import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';
import { SECOND } from '../process/clock.ts';
import { waitForDatabase } from './waitForDatabase.ts';

/** What PostgreSQL answers while it recovers after a kill. */
const STARTING_UP = ['SFATAL', 'C57P03', 'Mthe database system is starting up', '']
  .map((field) => `${field}\0`)
  .join('');

function recoveringResponse(): Buffer {
  const head = Buffer.alloc(5, 'E');
  head.writeInt32BE(STARTING_UP.length + 4, 1);
  return Buffer.concat([head, Buffer.from(STARTING_UP)]);
}

/** Starts what only looks like a PostgreSQL. Returns a connection string with a password, and how often it was dialed. */
async function startFake(onConnection: (socket: Socket) => void) {
  let dialed = 0;
  const server = createServer((socket) => {
    dialed += 1;
    socket.on('error', () => undefined);
    onConnection(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const name = `127.0.0.1:${address.port}/club`;
  return { name, url: `postgres://parlour:hidden@${name}`, dialed: () => dialed };
}

/** Waits for a database. Returns what was told meanwhile, and how it ended. */
async function waitFor(url: string, grace: number, stopping?: AbortSignal) {
  const told: string[] = [];
  const options = { onWait: (message: string) => void told.push(message), stopping, grace };
  const end = await waitForDatabase(url, options).then(
    () => 'it is there',
    (error: Error) => error.message,
  );
  return { told, end };
}

test('api/platform/postgres-23: a database that recovers is asked again, and in the end one sentence names it without its password', async () => {
  const response = recoveringResponse();
  const { name, url, dialed } = await startFake((socket) => {
    socket.once('data', () => socket.end(response));
  });
  expect(await waitFor(url, 1.6 * SECOND)).toEqual({
    told: [`waiting for the database ${name}`],
    end: `the database ${name} can not be reached (the database system is starting up)`,
  });
  expect(dialed()).toBeGreaterThan(1);
});

test('api/platform/postgres-23: a database that takes a connection and says nothing is given up in time, or at once by a stop', async () => {
  const { name, url } = await startFake((socket) => void socket.resume());
  const { end } = await waitFor(url, SECOND);
  expect(end).toMatch(new RegExp(`^the database ${name} can not be reached \\(.*time`));
  const stopping = new AbortController();
  const waiting = waitFor(url, 600 * SECOND, stopping.signal);
  stopping.abort();
  expect((await waiting).end).toContain('aborted');
});

test('api/platform/postgres-23: a database that is there is not waited for, and one that turns us down is not asked again', async () => {
  const there = inject('postgres');
  expect(await waitFor(there, SECOND)).toEqual({ told: [], end: 'it is there' });
  const wrong = new URL(there);
  wrong.password = 'a'.repeat(64);
  const { told, end } = await waitFor(wrong.href, 600 * SECOND);
  expect([told, end]).toEqual([[], expect.stringContaining('password authentication failed')]);
  const missing = await waitFor(there.replace('/postgres?', '/nowhere?'), 600 * SECOND);
  expect(missing).toEqual({ told: [], end: 'database "nowhere" does not exist' });
});

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Mailbox } from './mailbox.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const startLimit = 60_000;

/** Addresses that the sample club knows. */
export const people = {
  member: 'member@club.example',
  secondMember: 'member2@club.example',
  staff: 'concierge@club.example',
} as const;

/** A real server on a free port, with a database and a mailbox of its own in a temporary folder. */
export interface Club {
  readonly url: string;
  readonly dataDirectory: string;
  readonly mailbox: Mailbox;
  /** The server's process id, or undefined while it is stopped. */
  readonly processId: () => number | undefined;
  /** Starts the server again on the same port and data. */
  readonly start: () => Promise<void>;
  /** Ends the server: politely, or at once with `SIGKILL`. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** Stops the server and removes its data. */
  readonly dispose: () => Promise<void>;
}

/** A TCP port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/api/ready`).then(
    (response) => response.ok,
    () => false,
  );

const untilReady = async (url: string, server: ChildProcess, output: () => string) => {
  const deadline = Date.now() + startLimit;
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      throw new Error(`The server did not become ready.\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

/**
 * Starts a club and waits until it is ready.
 *
 * @param environment Settings beside `PORT` and `DATA_DIR`.
 */
export async function startClub(environment: Readonly<Record<string, string>> = {}): Promise<Club> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDirectory = await mkdtemp(join(tmpdir(), 'parlour-club-'));
  // Run as root, the server's PostgreSQL is another user's: where that user can't enter, its cluster goes elsewhere.
  await chmod(dataDirectory, 0o755);
  let server: ChildProcess | undefined;

  const start = async () => {
    let output = '';
    const child = spawn(process.execPath, ['--conditions=@parlour/source', 'src/main.ts'], {
      cwd: join(repository, 'apps/api'),
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        PORT: String(port),
        DATA_DIR: dataDirectory,
        STAFF_EMAIL: people.staff,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    server = child;
    await untilReady(url, child, () => output);
  };

  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    const child = server;
    server = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };

  await start();
  return {
    url,
    dataDirectory,
    mailbox: new Mailbox(join(dataDirectory, 'mail')),
    processId: () => server?.pid,
    start,
    stop,
    dispose: async () => {
      await stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

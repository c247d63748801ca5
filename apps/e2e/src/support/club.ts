import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkoutCommand, type ClubCommand, repository } from './clubCommand.ts';
import { Mailbox } from './mailbox.ts';

const startTimeout = 120_000;

/** Email addresses that the sample club knows. */
export const people = {
  member: 'member@club.example',
  secondMember: 'member2@club.example',
  staff: 'concierge@club.example',
} as const;

/** A running server that tests share: they neither stop it nor remove its data. */
export interface SharedClub {
  readonly url: string;
  /** A temporary folder, where tests keep what they share about this club. */
  readonly folder: string;
  readonly dataDirectory: string;
  readonly mailbox: Mailbox;
}

/** A real server on a free port, with its own database and mailbox in a temporary folder. */
export interface Club extends SharedClub, AsyncDisposable {
  /** The server's process ID, or undefined while it is stopped. */
  readonly processId: () => number | undefined;
  /** Starts the server again on the same port and data. */
  readonly start: () => Promise<void>;
  /** Stops the server: gracefully, or at once with `SIGKILL`. Returns its exit code, null when it had none. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
  /** Returns all that its servers wrote to their standard output and standard error. */
  readonly output: () => string;
  /** Stops the server and removes its data. */
  readonly dispose: () => Promise<void>;
}

/** Finds a TCP port where nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** Whether the club of the URL is ready: its server and its database respond. */
export function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/api/ready`).then(
    (response) => response.ok,
    () => false,
  );
}

const untilReady = async (url: string, server: ChildProcess, output: () => string) => {
  const deadline = Date.now() + startTimeout;
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
 * @param environment environment variables besides `PORT` and `DATA_DIR`.
 * @param command the program of the server, by default that of the checkout.
 */
export async function startClub(
  environment: Readonly<Record<string, string>> = {},
  command?: ClubCommand,
): Promise<Club> {
  const [program, ...args] = command ?? (await checkoutCommand());
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = await mkdtemp(join(tmpdir(), 'parlour-club-'));
  const dataDirectory = join(folder, 'data');
  // Under root, PostgreSQL runs as another user, and its cluster moves elsewhere if that user cannot enter the folder.
  await chmod(folder, 0o755);
  await mkdir(dataDirectory);
  const logFile = join(folder, 'server.log');
  const output = () => readFileSync(logFile, 'utf8');
  let server: ChildProcess | undefined;

  const start = async () => {
    const log = openSync(logFile, 'a');
    const child = spawn(program, args, {
      cwd: join(repository, 'apps/api'),
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        // As `npm start` sets it.
        MALLOC_ARENA_MAX: '2',
        PORT: String(port),
        DATA_DIR: dataDirectory,
        STAFF_EMAIL: people.staff,
        ...environment,
      },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    server = child;
    await untilReady(url, child, () => output().slice(-20_000));
  };

  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    const child = server;
    server = undefined;
    if (child === undefined) return null;
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  };

  const dispose = async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };

  await start().catch(async (error: unknown) => {
    // Nobody else could end it.
    await dispose();
    throw error;
  });
  return {
    url,
    folder,
    dataDirectory,
    mailbox: new Mailbox(join(dataDirectory, 'mail')),
    processId: () => server?.pid,
    start,
    stop,
    output,
    dispose,
    [Symbol.asyncDispose]: dispose,
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { accountForPostgres } from './account.ts';
import { addressOf, USER } from './address.ts';
import { clearLeftover } from './leftover.ts';
import { preparePlaces } from './places.ts';

/** A PostgreSQL that this process started and looks after. */
export interface Cluster {
  /** The connection string of one of its databases. */
  address(database: string): string;
  /** Stops it, finishing what runs; it is not started again. */
  stop(): Promise<void>;
}

/** How a PostgreSQL of this process is started. */
export interface ClusterOptions {
  readonly dataFolder: string;
  /** False only for tests: a crash of the machine may then lose what was written. */
  readonly durable: boolean;
  readonly log: (message: string) => void;
}

const START_WITHIN = 20_000;
const LOOK_EVERY = 10;
const RESTART_AFTER = 500;

// Small, since it serves one club: no parallel workers, no replication, few buffers.
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '32MB',
  maintenance_work_mem: '16MB',
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_worker_processes: '0',
  max_parallel_workers: '0',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '1',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_min_messages: 'fatal',
} as const;

const notDurable = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
} as const;

const environment = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' };

/** Runs a program to its end; rejects with what it wrote when it fails. */
function run(program: string, args: readonly string[], options: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    let written = '';
    child.stderr.on('data', (chunk: Buffer) => (written += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} failed: ${written.trim()}`)),
    );
  });
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** PostgreSQL writes its state into its pid file: the first line is its process, the last but one how far it is. */
function isReady(cluster: string, pid: number | undefined): boolean {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return false;
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines[0] === String(pid) && lines[7]?.trim() === 'ready';
}

/**
 * Starts the embedded PostgreSQL, making its cluster first where there is none, and resolves once it takes
 * connections. Should it die while it is wanted, it is started again.
 *
 * @throws Error with PostgreSQL's own words when it can't be made or started.
 */
export async function startCluster({ dataFolder, durable, log }: ClusterOptions): Promise<Cluster> {
  const account = accountForPostgres();
  const places = preparePlaces(dataFolder, account);
  const options = { ...account, env: environment, cwd: '/' };
  const program = (name: string) => join(places.binaries, 'bin', name);

  await clearLeftover(places.cluster);
  if (!existsSync(join(places.cluster, 'PG_VERSION'))) {
    const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const who = [`--username=${USER}`, '--auth=trust'];
    const speed = ['--no-instructions', '--no-sync', '--locale=C'];
    await run(program('initdb'), ['-D', places.cluster, ...locale, ...who, ...speed], options);
  }

  const all = {
    ...settings,
    unix_socket_directories: places.sockets,
    ...(durable ? {} : notDurable),
  };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let server: ChildProcess | undefined;
  let wanted = true;

  /** Spawns PostgreSQL and resolves once it takes connections. */
  const start = async () => {
    const child = spawn(program('postgres'), ['-D', places.cluster, ...args], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
      // In a process group of its own, a Ctrl-C in the terminal does not stop it before the server has closed.
      detached: true,
    });
    server = child;
    let written = '';
    child.stderr.on(
      'data',
      (chunk: Buffer) => (written = (written + chunk.toString()).slice(-2000)),
    );
    child.on('error', (error) => (written += error.message));
    for (let waited = 0; !isReady(places.cluster, child.pid); waited += LOOK_EVERY) {
      if (hasEnded(child)) throw new Error(`PostgreSQL did not start: ${written.trim()}`);
      if (waited > START_WITHIN) {
        child.kill('SIGINT');
        throw new Error(`PostgreSQL did not start within ${START_WITHIN / 1000} s: ${written}`);
      }
      await wait(LOOK_EVERY);
    }
    child.stderr.on('data', (chunk: Buffer) => log(chunk.toString().trim()));
    child.on('exit', (code, signal) => {
      if (wanted) void restart(`PostgreSQL ended (${signal ?? code}) and is started again`);
    });
  };

  const restart = async (reason: string) => {
    log(reason);
    while (wanted) {
      await wait(RESTART_AFTER);
      const started = await clearLeftover(places.cluster)
        .then(() => (wanted ? start() : undefined))
        .then(
          () => true,
          (error: unknown) => log(String(error)),
        );
      if (started) return;
    }
  };

  await start();
  return {
    address: (database) => addressOf(places, database),
    async stop() {
      wanted = false;
      const child = server;
      if (child === undefined || hasEnded(child)) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      // A fast shutdown: transactions under way are rolled back, what was committed is on disk.
      child.kill('SIGINT');
      await ended;
    },
  };
}

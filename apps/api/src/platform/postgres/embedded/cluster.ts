import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE, SECOND } from '../../process/clock.ts';
import { type Account, accountForPostgres } from './account.ts';
import { connectionStringOf } from './connectionString.ts';
import { clearLeftover } from './leftover.ts';
import { createPrivateFolder, prepareFolders, SOCKETS } from './folders.ts';
import { loadPassword, prepareRoles, SUPERUSER } from './roles.ts';

/** A PostgreSQL server started and supervised by this process. */
export interface Cluster {
  /** Returns the connection string of one of its databases. */
  connectionString(database: string): string;
  /** Stops the server for good: a fast shutdown that rolls back open transactions. */
  stop(): Promise<void>;
}

/** Options of {@link startCluster}. */
export interface ClusterOptions {
  readonly dataFolder: string;
  /** False only in tests: a crash of the machine may then lose written data, and the server's role may create databases. */
  readonly durable: boolean;
  readonly log: (message: string) => void;
  /** Ends the start before its next step. */
  readonly stopping?: AbortSignal | undefined;
}

const START_TIMEOUT = MINUTE;
// After it somebody wants to know what is waited for.
const SILENT_TIME = 5 * SECOND;
const POLL_INTERVAL = 10;
const RESTART_DELAY = 500;

// Small settings for a single club: no parallel workers, no replication, few buffers.
const settings = {
  listen_addresses: '',
  // Relative to the cluster, since PostgreSQL's user may not enter the data folder.
  unix_socket_directories: `../${SOCKETS}`,
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '16MB',
  maintenance_work_mem: '16MB',
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_worker_processes: '0',
  max_parallel_workers: '0',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '1',
  // In the cluster, so that a killed PostgreSQL leaves nothing in the memory of the system.
  dynamic_shared_memory_type: 'mmap',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_min_messages: 'fatal',
} as const;

const notDurableSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // The server's role may not end the superuser's vacuum of a database, and so not drop the database meanwhile.
  autovacuum: 'off',
} as const;

// Ends with an exit code at the first error, and tells it without its statement, which may hold a password.
const aloneArgs = [
  'exit_on_error=on',
  'log_min_messages=error',
  'log_min_error_statement=panic',
].flatMap((setting) => ['-c', setting]);

/**
 * The name of the cluster for PostgreSQL, whose working folder it is. By its path, a user who cannot enter the data folder
 * would not find it.
 */
const WORKING_FOLDER = existsSync('/proc/self/cwd') ? '/proc/self/cwd' : '.';

const environment = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' };

/**
 * Runs a program with this input to its end. Rejects with its standard error when it fails.
 *
 * @param stopping - ends it early.
 */
function run(
  program: string,
  args: readonly string[],
  options: object,
  { input = '', stopping }: { input?: string; stopping?: AbortSignal | undefined } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['pipe', 'ignore', 'pipe'] });
    const end = () => void child.kill();
    stopping?.addEventListener('abort', end, { once: true });
    child.on('close', () => stopping?.removeEventListener('abort', end));
    // A program that ends early does not read it. Its exit code says why.
    child.stdin.on('error', () => undefined).end(input);
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} failed: ${output.trim()}`)),
    );
  });
}

const hasEnded = ({ pid, exitCode, signalCode }: ChildProcess) =>
  pid === undefined || exitCode !== null || signalCode !== null;

/** Reads the pid file of PostgreSQL: its first line is the process number, its eighth the state. */
function isReady(cluster: string, pid: number | undefined): boolean {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return false;
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines[0] === String(pid) && lines[7]?.trim() === 'ready';
}

/** Creates the cluster unless it exists. A killed start leaves only an incoming folder, which the next one removes. */
async function createCluster(
  cluster: string,
  initdb: string,
  account: Account | undefined,
  stopping: AbortSignal | undefined,
): Promise<void> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  const incoming = `${cluster}.incoming-${randomUUID()}`;
  for (const name of readdirSync(dirname(cluster))) {
    const isOld = name.startsWith(`${basename(cluster)}.incoming-`);
    // An initdb that outlived its server may still write there.
    const options = { recursive: true, force: true, maxRetries: 50, retryDelay: 20 };
    if (isOld) rmSync(join(dirname(cluster), name), options);
  }
  createPrivateFolder(incoming, account);
  const localeArgs = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const accountArgs = [`--username=${SUPERUSER}`, '--auth=trust'];
  const speedArgs = ['--no-instructions', '--no-sync', '--locale=C'];
  await run(
    initdb,
    ['-D', WORKING_FOLDER, ...localeArgs, ...accountArgs, ...speedArgs],
    { ...account, env: environment, cwd: incoming },
    { stopping },
  );
  // Replaces the empty folder, and fails for any other.
  renameSync(incoming, cluster);
}

/** Stops PostgreSQL by a fast shutdown: open transactions are rolled back, and committed data is on disk. */
async function endServer(postgres: ChildProcess): Promise<void> {
  if (hasEnded(postgres)) return;
  const ended = new Promise((resolve) => postgres.once('exit', resolve));
  postgres.kill('SIGINT');
  await ended;
}

/**
 * Stops PostgreSQL once this process is gone, however it ended. The shell waits for the end of its input, which only this
 * process can cause.
 */
function stopWithServer(postgres: ChildProcess, options: SpawnOptions): void {
  if (postgres.pid === undefined) return;
  const shell = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$0"', String(postgres.pid)], {
    ...options,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  shell.on('error', () => undefined);
  postgres.once('exit', () => shell.kill('SIGKILL'));
}

/**
 * Starts the embedded PostgreSQL, creates its cluster if it is missing, and resolves once it accepts connections. It is
 * restarted if it dies before {@link Cluster.stop}.
 *
 * @throws Error with PostgreSQL's own message when the cluster cannot be created or started.
 */
export async function startCluster({
  dataFolder,
  durable,
  log,
  stopping,
}: ClusterOptions): Promise<Cluster> {
  const account = accountForPostgres();
  const folders = prepareFolders(dataFolder, account);
  const options = { ...account, env: environment };
  const program = (name: string) => join(folders.binaries, 'bin', name);

  await clearLeftover(folders);
  stopping?.throwIfAborted();
  await createCluster(folders.cluster, program('initdb'), account, stopping);
  stopping?.throwIfAborted();

  const allSettings = { ...settings, ...(durable ? {} : notDurableSettings) };
  const args = Object.entries(allSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const password = loadPassword(dataFolder);
  await prepareRoles({
    cluster: folders.cluster,
    password,
    mayCreateDatabases: !durable,
    runAlone: (statement) =>
      run(
        program('postgres'),
        ['--single', '-j', '-D', WORKING_FOLDER, ...args, ...aloneArgs, 'postgres'],
        { ...options, cwd: folders.cluster },
        { input: statement },
      ),
  });
  stopping?.throwIfAborted();
  let server: ChildProcess | undefined;
  let shouldRun = true;

  /** Spawns PostgreSQL and resolves once it accepts connections. */
  const start = async () => {
    const child = spawn(program('postgres'), ['-D', WORKING_FOLDER, ...args], {
      ...options,
      cwd: folders.cluster,
      stdio: ['ignore', 'ignore', 'pipe'],
      // A separate process group keeps Ctrl-C in the terminal from stopping it before the server has closed.
      detached: true,
    });
    server = child;
    stopWithServer(child, options);
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2000)));
    child.on('error', (error) => (output += error.message));
    const begin = performance.now();
    const silence = setTimeout(
      () => log(`waiting for the database in ${folders.cluster}`),
      SILENT_TIME,
    );
    try {
      while (!isReady(folders.cluster, child.pid)) {
        await wait(POLL_INTERVAL);
        const isLate = performance.now() - begin > START_TIMEOUT;
        if (isLate || stopping?.aborted) await endServer(child);
        stopping?.throwIfAborted();
        const text = output.trim();
        if (isLate) {
          const seconds = START_TIMEOUT / SECOND;
          throw new Error(
            `the database in ${folders.cluster} did not start in ${seconds} s: ${text}`,
          );
        }
        if (hasEnded(child)) {
          throw new Error(`the database in ${folders.cluster} did not start: ${text}`);
        }
      }
    } finally {
      clearTimeout(silence);
    }
    child.stderr.on('data', (chunk: Buffer) => log(chunk.toString().trim()));
    child.on('exit', (code, signal) => {
      if (shouldRun) void restart(`PostgreSQL ended (${signal ?? code}) and is started again`);
    });
  };

  const restart = async (reason: string) => {
    log(reason);
    while (shouldRun) {
      await wait(RESTART_DELAY);
      const hasStarted = await clearLeftover(folders)
        .then(() => (shouldRun ? start() : undefined))
        .then(
          () => true,
          (error: unknown) => log(String(error)),
        );
      if (hasStarted) return;
    }
  };

  await start();
  return {
    connectionString: (database) => connectionStringOf(folders, password, database),
    async stop() {
      shouldRun = false;
      if (server !== undefined) await endServer(server);
    },
  };
}

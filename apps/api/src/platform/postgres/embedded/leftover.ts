import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '../../process/isAlive.ts';
import type { Folders } from './folders.ts';

// Milliseconds until the remaining processes are killed, and until the start is given up.
const STOP_TIMEOUT = 10_000;
const KILL_TIMEOUT = 20_000;
const POLL_INTERVAL = 20;

const SOCKET = '.s.PGSQL.5432';

/** Reads a link of `/proc`, or returns undefined for a process that has ended or may not be seen. */
function readProcessLink(pid: number, name: 'cwd' | 'exe'): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/${name}`);
  } catch {
    return undefined;
  }
}

/**
 * Lists the processes of PostgreSQL that work in the cluster. Each has its folder as working folder.
 *
 * @param pid - the number in the pid file. Without `/proc`, the result is this process if it is alive.
 */
function processesOf(cluster: string, pid: number): readonly number[] {
  if (!existsSync('/proc/self')) return isAlive(pid) ? [pid] : [];
  const folder = realpathSync(cluster);
  return readdirSync('/proc')
    .map(Number)
    .filter(
      (each) =>
        readProcessLink(each, 'cwd') === folder &&
        /\/postgres( \(deleted\))?$/.test(readProcessLink(each, 'exe') ?? ''),
    );
}

/** Sends a signal to a process that may have ended. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended.
  }
}

/**
 * Cleans up after a killed server. Stops a PostgreSQL that still works in the cluster, then removes its pid file, socket and
 * the lock of the socket. PostgreSQL does not start over them while any process has their number.
 */
export async function clearLeftover({ cluster, sockets }: Folders): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  const postmaster = existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : 0;
  for (let waited = 0; ; waited += POLL_INTERVAL) {
    const running = processesOf(cluster, postmaster);
    if (running.length === 0) break;
    if (waited >= KILL_TIMEOUT) {
      throw new Error(`the old PostgreSQL (process ${running.join(', ')}) does not stop`);
    }
    // Without its postmaster, a process only finishes work that is already lost.
    if (!running.includes(postmaster) || waited >= STOP_TIMEOUT) {
      for (const pid of running) signal(pid, 'SIGKILL');
    } else if (waited === 0) signal(postmaster, 'SIGINT');
    await wait(POLL_INTERVAL);
  }
  rmSync(pidFile, { force: true });
  for (const name of [SOCKET, `${SOCKET}.lock`]) rmSync(join(sockets, name), { force: true });
}

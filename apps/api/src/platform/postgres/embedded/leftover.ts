import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const STOP_TIMEOUT = 10_000;
const POLL_INTERVAL = 20;

/**
 * Whether a process of this user with the number is alive and has the cluster's folder as its working folder, like
 * PostgreSQL. Without `/proc`, only whether it is alive.
 */
function isRunningOn(pid: number, cluster: string): boolean {
  try {
    // Throws for a missing process and for one of another user.
    process.kill(pid, 0);
    if (!existsSync('/proc/self')) return true;
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

/**
 * Cleans up after a killed server. Stops a PostgreSQL that still runs on the cluster, and removes a pid file whose number
 * now belongs to another process. PostgreSQL would not start over it, a common case in containers.
 */
export async function clearLeftover(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return;
  if (!isRunningOn(pid, cluster)) {
    rmSync(file, { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  for (let waited = 0; isRunningOn(pid, cluster); waited += POLL_INTERVAL) {
    if (waited >= STOP_TIMEOUT)
      throw new Error(`the old PostgreSQL (process ${pid}) does not stop`);
    await wait(POLL_INTERVAL);
  }
}

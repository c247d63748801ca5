import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const STOP_WITHIN = 10_000;
const LOOK_EVERY = 20;

/**
 * Whether a process of ours with the number lives and works in the cluster's folder, as PostgreSQL does; where the system
 * does not tell the folder, whether it lives.
 */
function worksIn(pid: number, cluster: string): boolean {
  try {
    // Throws where there is none, and for one of another user.
    process.kill(pid, 0);
    if (!existsSync('/proc/self')) return true;
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

/**
 * Clears what a killed server leaves behind: a PostgreSQL that still runs on the cluster is stopped, and a pid file
 * whose number now belongs to another process (as happens in containers) is removed, since PostgreSQL would refuse
 * to start over it.
 */
export async function clearLeftover(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return;
  if (!worksIn(pid, cluster)) {
    rmSync(file, { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  for (let waited = 0; worksIn(pid, cluster); waited += LOOK_EVERY) {
    if (waited >= STOP_WITHIN) throw new Error(`the old PostgreSQL (process ${pid}) does not stop`);
    await wait(LOOK_EVERY);
  }
}

import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../platform/process/isAlive.ts';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** Bytes. Far more than the databases of a test run take at once. */
const NEEDED = 2 ** 32;

/**
 * Creates a folder in memory, or in the system's folder for temporary files where memory has no room. To copy a database of
 * hundreds of small files takes a fraction of the time in memory, while a busy disk makes it slow.
 *
 * @param name - what the folder's name begins with.
 */
export function createMemoryFolder(name: string): string {
  if (!hasRoom()) return mkdtempSync(join(tmpdir(), `${name}-`));
  removeLeftovers(name);
  return mkdtempSync(join(MEMORY, `${name}-${process.pid}-`));
}

/** Removes the folders of processes that were killed, since memory is dear. */
function removeLeftovers(name: string): void {
  for (const folder of readdirSync(MEMORY)) {
    const [, owner] = new RegExp(`^${name}-(\\d+)-`).exec(folder) ?? [];
    if (owner === undefined || isAlive(Number(owner))) continue;
    try {
      rmSync(join(MEMORY, folder), { recursive: true, force: true });
    } catch {
      // It is another user's.
    }
  }
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > NEEDED;
  } catch {
    // There is none on this system.
    return false;
  }
}

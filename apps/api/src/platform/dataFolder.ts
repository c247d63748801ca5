import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './isAlive.ts';

/**
 * When a process started, as the system counts it, so that a number used again is told apart; empty where the system
 * does not tell, and `ended` for one that was killed and still stands in its list.
 */
function startOf(pid: number): string {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return '';
  // The name comes before these, in brackets, and may hold anything.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '');
}

const unusable = (folder: string, error: unknown) =>
  new Error(`DATA_DIR ${folder} can not be used: ${String(error)}`, { cause: error });

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/**
 * Takes the data folder for this process, making it first where there is none.
 *
 * @returns what gives it free again.
 * @throws Error that names DATA_DIR when another server holds the folder, or nothing can be written to it.
 */
export function takeDataFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
  } catch (error) {
    throw unusable(folder, error);
  }
  const file = join(folder, 'server.lock');
  const own = `${process.pid} ${startOf(process.pid)}`;
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      writeFileSync(file, own, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!isTaken(error)) throw unusable(folder, error);
      const [pid = '', start = ''] = readFileSync(file, 'utf8').split(' ');
      if (isAlive(Number(pid)) && startOf(Number(pid)) === start) {
        throw new Error(`DATA_DIR ${folder} is in use by another server (process ${pid})`, {
          cause: error,
        });
      }
      rmSync(file, { force: true });
    }
  }
  throw new Error(`DATA_DIR ${folder} could not be locked`);
}

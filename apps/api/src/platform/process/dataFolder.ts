import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './isAlive.ts';

/** The data folder where the environment names none, in the folder of the checkout or of the release. */
export const DEFAULT_DATA_FOLDER = '.data';

/**
 * Reads the start time of a process in the system's own unit, to detect a reused process number.
 *
 * @returns an empty string where the system has no `/proc`, and `ended` for a killed process that is still listed.
 */
function startTimeOf(pid: number): string {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return '';
  // The name of the program comes first, in brackets, and may contain any character.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '');
}

const unusableFolder = (folder: string, error: unknown) =>
  new Error(`DATA_DIR ${folder} can not be used: ${String(error)}`, { cause: error });

const isFileExistsError = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/**
 * Locks the data folder for this process, and creates it if it is missing.
 *
 * @returns a function that unlocks the folder.
 * @throws Error that names DATA_DIR when another server has locked the folder or it is not writable.
 */
export function lockDataFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
  } catch (error) {
    throw unusableFolder(folder, error);
  }
  const file = join(folder, 'server.lock');
  const ownFile = `${file}-${process.pid}`;
  const lockText = `${process.pid} ${startTimeOf(process.pid)}`;
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      // A link appears with its content, so a server that is killed here leaves no lock without its number.
      writeFileSync(ownFile, lockText, { mode: 0o600 });
      if (linkUnlessExists(ownFile, file)) return () => rmSync(file, { force: true });
      const holder = lockHolder(file);
      if (holder !== undefined) throw new FolderInUseError(folder, holder);
      rmSync(file, { force: true });
    }
  } catch (error) {
    throw error instanceof FolderInUseError ? error : unusableFolder(folder, error);
  } finally {
    rmSync(ownFile, { force: true });
  }
  throw new Error(`DATA_DIR ${folder} could not be locked`);
}

/** Whether a running server has locked the data folder. */
export function isDataFolderLocked(folder: string): boolean {
  return lockHolder(join(folder, 'server.lock')) !== undefined;
}

/** Returns the number of the living process that holds a lock. */
function lockHolder(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const [pid = '', startTime = ''] = readFileSync(file, 'utf8').split(' ');
  return isAlive(Number(pid)) && startTimeOf(Number(pid)) === startTime ? pid : undefined;
}

class FolderInUseError extends Error {
  constructor(folder: string, pid: string) {
    super(`DATA_DIR ${folder} is in use by another server (process ${pid})`);
  }
}

function linkUnlessExists(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (isFileExistsError(error)) return false;
    throw error;
  }
}

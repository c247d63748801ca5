import { createHash } from 'node:crypto';
import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const notSources = new Set(['node_modules', 'dist', 'dist-server', 'test-results', 'coverage']);

/** Every file below a file or folder, in a stable order; nothing when it does not exist. */
function filesBelow(path: string): string[] {
  const status = statSync(path, { throwIfNoEntry: false });
  if (status === undefined) return [];
  if (status.isFile()) return [path];
  const isSource = (entry: Dirent) => !notSources.has(entry.name) && !entry.name.startsWith('.');
  return readdirSync(path, { withFileTypes: true })
    .filter(isSource)
    .flatMap((entry) => filesBelow(join(path, entry.name)))
    .toSorted();
}

/**
 * A short text that changes whenever a file below one of the paths is added, removed, resized or touched. It reads no
 * file's content, so that it costs a few milliseconds for a whole workspace.
 */
export function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

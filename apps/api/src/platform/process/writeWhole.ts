import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';

const openNew = async (path: string): Promise<Writable> =>
  (await open(path, 'wx', 0o600)).createWriteStream({ flush: true });

/**
 * Writes a new file that appears whole or not at all: it is written as `PATH.incoming`, flushed to disk and then renamed.
 *
 * @param write - must end the stream it is given. Where it rejects, nothing is left.
 * @param openFile - opens the incoming file.
 * @throws Error where the file exists already, and what `write` throws.
 */
export async function writeWhole(
  path: string,
  write: (file: Writable) => Promise<void>,
  openFile: (path: string) => Promise<Writable> = openNew,
): Promise<void> {
  if (existsSync(path)) throw new Error(`${path} exists already: name a new file`);
  const incoming = `${path}.incoming`;
  // What a killed process left.
  await rm(incoming, { force: true });
  const file = await openFile(incoming);
  try {
    await write(file);
    await rename(incoming, path);
  } catch (error) {
    file.destroy();
    await rm(incoming, { force: true });
    throw error;
  }
  await using folder = await open(dirname(path));
  await folder.sync();
}

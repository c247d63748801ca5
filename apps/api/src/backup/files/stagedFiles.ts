import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Files of a backup that are not in their place yet. */
export interface StagedFiles {
  /** Gives the content as a file of the disk to `work`, then removes it. */
  withFile(
    content: AsyncIterable<Uint8Array>,
    work: (path: string) => Promise<void>,
  ): Promise<void>;
  /** Stores the content until {@link StagedFiles.moveInto}. */
  stage(name: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Moves what was staged into a folder, in place of what has the same names there. */
  moveInto(folder: string): Promise<void>;
  remove(): Promise<void>;
}

/** Prepares an empty folder for files on their way. */
export async function createStagedFiles(folder: string): Promise<StagedFiles> {
  await rm(folder, { recursive: true, force: true });
  const staged = join(folder, 'staged');
  await mkdir(staged, { recursive: true, mode: 0o700 });
  const write = async (path: string, content: AsyncIterable<Uint8Array>, mode: number) => {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(content, createWriteStream(path, { mode, flush: true }));
  };
  return {
    async withFile(content, work) {
      const path = join(folder, 'one');
      await write(path, content, 0o600);
      await work(path);
      await rm(path);
    },
    stage: (name, content) => write(join(staged, name), content, 0o600),
    async moveInto(target) {
      const files = await readdir(staged, { recursive: true, withFileTypes: true });
      for (const file of files) {
        if (!file.isFile()) continue;
        const from = join(file.parentPath, file.name);
        const to = join(target, from.slice(staged.length));
        await mkdir(dirname(to), { recursive: true, mode: 0o700 });
        await rename(from, to);
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

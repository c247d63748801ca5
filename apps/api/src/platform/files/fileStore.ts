import { chmod, copyFile, mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import { listNames, storeOfDisk } from './diskStore.ts';
import { bucketOf } from './filesUrl.ts';

/**
 * Stores files by name, such as `documents/ID`. Their content is sealed before. A bucket that does not respond as it should
 * is an ApiError `unavailable`.
 */
export interface FileStore {
  /** Copies a local file into the store. The file is durable once this resolves. */
  put(name: string, path: string): Promise<void>;
  /** Opens the content as a stream. The stream may fail midway. */
  read(name: string): Promise<Readable>;
  /** Removes a file, if it exists. */
  remove(name: string): Promise<void>;
  /** Lists the names of the files in a folder. */
  list(folder: string): AsyncGenerator<string>;
  /** Returns the size in bytes, or undefined without a file. */
  sizeOf(name: string): Promise<number | undefined>;
  /** Returns the time of the last write, or undefined without a file. */
  writtenAt(name: string): Promise<Date | undefined>;
}

const SILENCE_LIMIT = 10_000;

/**
 * Opens the bucket of `FILES_URL`, or a folder without it.
 *
 * @param folder - an absolute path, created when the first file is stored.
 * @param silenceLimit - milliseconds without any traffic before a request to the service is given up.
 */
export async function openFileStore(
  filesUrl: string | undefined,
  folder: string,
  silenceLimit: number = SILENCE_LIMIT,
): Promise<FileStore> {
  if (filesUrl === undefined) return openFolderStore(folder);
  const bucket = bucketOf(filesUrl);
  if (bucket === undefined) throw new Error('FILES_URL: can not be read');
  // Loaded only when used, since it is several times as large as the rest of the server.
  const { openBucketStore } = await import('./bucketStore.ts');
  return openBucketStore(bucket, silenceLimit);
}

function openFolderStore(folder: string): FileStore {
  const openDisk = () => openFolder(folder);
  const ensureFolder = async (path: string) => {
    await mkdir(path, { recursive: true, mode: 0o700 });
    // An earlier version made it readable. The folder of another user stays as it is.
    await chmod(folder, 0o700).catch(() => undefined);
  };
  return {
    ...storeOfDisk(openDisk, ''),
    // Without the library, since it does not report a full disk.
    async put(name, path) {
      const target = join(folder, name);
      await ensureFolder(dirname(target));
      try {
        await copyFile(path, target);
        // A copy has the mode of what it was copied from.
        await chmod(target, 0o600);
        // A file named in the database must survive a loss of power, like the database.
        await flush(target);
        await flush(dirname(target));
      } catch (error) {
        await rm(target, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    async *list(within) {
      await ensureFolder(join(folder, within));
      yield* listNames(await openDisk(), within, '');
    },
  };
}

/** Opens a folder as the library does. Loaded after the steps of the start, since it comes with the types of all kinds of files. */
async function openFolder(folder: string): Promise<Disk> {
  const [{ Disk }, { FSDriver }] = await Promise.all([
    import('flydrive'),
    import('flydrive/drivers/fs'),
  ]);
  return new Disk(new FSDriver({ location: folder, visibility: 'private' }));
}

/** Flushes a file or a folder to disk. */
async function flush(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { bucketOf, type Bucket } from './filesUrl.ts';

/** Keeps files by their names, such as `documents/ID`; what they hold is sealed before it comes here. */
export interface FileStore {
  /** Copies a file of this machine's disk; it is kept once this resolves. */
  put(name: string, path: string): Promise<void>;
  /** The content as a stream, which may fail on its way. */
  read(name: string): Promise<Readable>;
  /** Without effect where there is no such file. */
  remove(name: string): Promise<void>;
  /** The names of the files in a folder. */
  list(folder: string): AsyncIterable<string>;
  /** When the file was last written; undefined where there is none. */
  writtenAt(name: string): Promise<Date | undefined>;
}

const CONNECTED_WITHIN = 5000;
const SILENT_AT_MOST = 60_000;

/**
 * Opens where `FILES_URL` points to, else a folder.
 *
 * @param folder - absolute; made when there is something to keep.
 * @param silentAtMost - milliseconds after which a service that neither takes nor sends anything is given up.
 */
export async function openFileStore(
  filesUrl: string | undefined,
  folder: string,
  silentAtMost: number = SILENT_AT_MOST,
): Promise<FileStore> {
  if (filesUrl === undefined) return folderStore(folder);
  const bucket = bucketOf(filesUrl);
  if (bucket === undefined) throw new Error('FILES_URL: can not be read');
  return bucketStore(bucket, silentAtMost);
}

function folderStore(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    ...storeOn(disk, ''),
    // Not by the library, which does not tell that a disk has no room.
    async put(name, path) {
      const target = join(folder, name);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await copyFile(path, target);
      // A file that the database names must outlive a loss of power, as the database does.
      await sync(target);
      await sync(dirname(target));
    },
    async *list(within) {
      await mkdir(join(folder, within), { recursive: true });
      yield* namesIn(disk, within, '');
    },
  };
}

/** Waits until the disk has what a file holds, or which files a folder has. */
async function sync(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function bucketStore(
  { bucket, prefix, ...service }: Bucket,
  silentAtMost: number,
): Promise<FileStore> {
  // Loaded only where it is used: it is several times as large as the rest of the server.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { region, endpoint, credentials } = service;
  const disk = new Disk(
    new S3Driver({
      bucket,
      visibility: 'private',
      // Buckets of today have no access lists; they are private by themselves.
      supportsACL: false,
      region,
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      ...(credentials === undefined ? {} : { credentials }),
      requestHandler: { connectionTimeout: CONNECTED_WITHIN, socketTimeout: silentAtMost },
      // Each chunk carries its own proof, and services other than Amazon's refuse these sums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  );
  return {
    ...storeOn(disk, prefix),
    async put(name, path) {
      const { size } = await stat(path);
      await disk.putStream(`${prefix}${name}`, createReadStream(path), { contentLength: size });
    },
    list: (within) => namesIn(disk, within, prefix),
  };
}

const storeOn = (disk: Disk, prefix: string): Pick<FileStore, 'read' | 'remove' | 'writtenAt'> => ({
  read: (name) => disk.getStream(`${prefix}${name}`),
  remove: (name) => disk.delete(`${prefix}${name}`),
  async writtenAt(name) {
    const file = `${prefix}${name}`;
    if (!(await disk.exists(file))) return undefined;
    return (await disk.getMetaData(file)).lastModified;
  },
});

async function* namesIn(disk: Disk, folder: string, prefix: string): AsyncGenerator<string> {
  let next: string | undefined;
  do {
    const page = await disk.listAll(
      `${prefix}${folder}`,
      next === undefined ? {} : { paginationToken: next },
    );
    for (const found of page.objects) {
      if (found.isFile) yield `${folder}/${found.name}`;
    }
    next = page.paginationToken;
  } while (next !== undefined);
}

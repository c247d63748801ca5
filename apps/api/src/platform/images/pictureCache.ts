import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** A converted picture, ready to be sent. */
export interface CachedPicture {
  readonly bytes: Buffer;
  /** The time of its creation, in milliseconds. */
  readonly madeAt: number;
  readonly etag: string;
}

/** Caches converted pictures in a folder of bounded size, and recently used ones also in memory. */
export interface PictureCache {
  /** Returns the picture of a name, synchronously when it is in memory. */
  get(name: string): CachedPicture | Promise<CachedPicture | undefined>;
  /** Returns a path for a new file. The caller owns the file until it is saved or removed. */
  newFilePath(): Promise<string>;
  /** Moves a file into the cache atomically, so that no partial file is ever found. */
  save(name: string, file: string, madeAt: number): Promise<CachedPicture>;
  /** Removes the picture of a name, if there is one. */
  remove(name: string): Promise<void>;
}

/** The size limits of the cache. */
export interface CacheLimits {
  /** Bytes on disk. Beyond it the least recently used pictures are removed. */
  readonly disk: number;
  /** Bytes in memory, and the size of the largest picture in memory. */
  readonly memory: number;
  readonly largestInMemory: number;
}

const MEGABYTE = 1024 * 1024;
const defaultLimits: CacheLimits = {
  disk: 512 * MEGABYTE,
  memory: 24 * MEGABYTE,
  largestInMemory: MEGABYTE,
};

const INCOMING = 'incoming-';
const fileName = /^[0-9a-f]{64}$/;

/** @param folder - used by the cache alone, and created when it is first needed. */
export function createPictureCache(
  folder: string,
  limits: CacheLimits = defaultLimits,
): PictureCache {
  // Both in order of last use, the least recent first.
  const sizes = new Map<string, number>();
  const memory = new Map<string, CachedPicture & { readonly file: string }>();
  let [diskBytes, memoryBytes, incoming] = [0, 0, 0];
  let opening: Promise<void> | undefined;

  const recordUse = (file: string, size: number) => {
    diskBytes += size - (sizes.get(file) ?? 0);
    sizes.delete(file);
    sizes.set(file, size);
  };
  const touch = (file: string) => {
    const size = sizes.get(file);
    if (size !== undefined) recordUse(file, size);
  };
  const removeFile = async (file: string) => {
    diskBytes -= sizes.get(file) ?? 0;
    sizes.delete(file);
    await rm(join(folder, file), { force: true });
  };
  const evictFiles = async () => {
    while (diskBytes > limits.disk) {
      const [oldest] = sizes.keys();
      if (oldest === undefined) return;
      await removeFile(oldest);
    }
  };
  const evictFromMemory = (name: string) => {
    memoryBytes -= memory.get(name)?.bytes.length ?? 0;
    memory.delete(name);
  };
  const addToMemory = (name: string, file: string, picture: CachedPicture) => {
    evictFromMemory(name);
    if (picture.bytes.length > limits.largestInMemory) return;
    memory.set(name, { ...picture, file });
    memoryBytes += picture.bytes.length;
    while (memoryBytes > limits.memory) {
      const [oldest] = memory.keys();
      if (oldest === undefined) return;
      evictFromMemory(oldest);
    }
  };

  /** Lists the files of an earlier server, and removes partial ones left by a killed server. */
  const openFolder = async () => {
    await mkdir(folder, { recursive: true });
    const files: { file: string; size: number; usedAt: number }[] = [];
    for (const file of await readdir(folder)) {
      const status = await stat(join(folder, file)).catch(() => undefined);
      if (file.startsWith(INCOMING) || (fileName.test(file) && status?.size === 0)) {
        await rm(join(folder, file), { force: true });
      } else if (fileName.test(file) && status?.isFile() === true) {
        files.push({ file, size: blockBytes(status.size), usedAt: status.atimeMs });
      }
    }
    for (const { file, size } of files.toSorted((one, other) => one.usedAt - other.usedAt)) {
      recordUse(file, size);
    }
    await evictFiles();
  };
  const ensureOpen = () => {
    // A folder that cannot be opened now may be available the next time.
    opening ??= openFolder().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };

  const read = async (name: string): Promise<CachedPicture | undefined> => {
    await ensureOpen();
    const file = fileNameOf(name);
    if (!sizes.has(file)) return undefined;
    const path = join(folder, file);
    try {
      const [bytes, { mtime }] = await Promise.all([readFile(path), stat(path)]);
      recordUse(file, blockBytes(bytes.length));
      // Stored as access time, so that the next server knows the order of use.
      await utimes(path, new Date(), mtime);
      const picture = pictureOf(file, bytes, Math.round(mtime.getTime()));
      addToMemory(name, file, picture);
      return picture;
    } catch {
      await removeFile(file);
      return undefined;
    }
  };

  return {
    get(name) {
      const picture = memory.get(name);
      if (picture === undefined) return read(name);
      memory.delete(name);
      memory.set(name, picture);
      touch(picture.file);
      return picture;
    },
    async newFilePath() {
      await ensureOpen();
      // An operator who empties the cache may remove its folder too.
      await mkdir(folder, { recursive: true });
      incoming += 1;
      return join(folder, `${INCOMING}${process.pid}-${incoming}`);
    },
    async save(name, from, madeAt) {
      await ensureOpen();
      const bytes = await readFile(from);
      const file = fileNameOf(name);
      await utimes(from, new Date(), new Date(madeAt));
      await rename(from, join(folder, file));
      recordUse(file, blockBytes(bytes.length));
      const picture = pictureOf(file, bytes, madeAt);
      addToMemory(name, file, picture);
      await evictFiles();
      return picture;
    },
    async remove(name) {
      evictFromMemory(name);
      await ensureOpen();
      await removeFile(fileNameOf(name));
    },
  };
}

/** The size of a file on disk, in whole blocks, so that many small files count fully. */
const blockBytes = (size: number) => Math.ceil(size / 4096) * 4096;

const fileNameOf = (name: string) => createHash('sha256').update(name).digest('hex');

const pictureOf = (file: string, bytes: Buffer, madeAt: number): CachedPicture => ({
  bytes,
  madeAt,
  etag: `W/"${file.slice(0, 16)}-${madeAt.toString(36)}"`,
});

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** A converted picture, ready to be sent. */
export interface CachedPicture {
  readonly bytes: Buffer;
  /** The time of its creation, in milliseconds. */
  readonly madeAt: number;
  readonly etag: string;
}

/** Caches converted pictures in a folder of bounded size, and recently used ones also in memory. */
export type PictureCache = ReturnType<typeof createPictureCache>;

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
export function createPictureCache(folder: string, limits: CacheLimits = defaultLimits) {
  const evicted: string[] = [];
  const sizes = new LRUCache<string, number>({
    maxSize: limits.disk,
    sizeCalculation: (size) => size,
    dispose: (_size, file, reason) => void (reason === 'evict' && evicted.push(file)),
  });
  const memory = new LRUCache<string, CachedPicture & { readonly file: string }>({
    // The library takes a limit of zero as none.
    maxSize: Math.max(1, limits.memory),
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  const largestInMemory = Math.min(limits.largestInMemory, limits.memory);
  let incoming = 0;
  let opening: Promise<void> | undefined;

  const removeFile = async (file: string) => {
    sizes.delete(file);
    await rm(join(folder, file), { force: true });
  };
  const removeEvicted = async () => {
    // A picture may have been saved again since.
    const files = evicted.splice(0).filter((file) => !sizes.has(file));
    await Promise.all(files.map(removeFile));
  };
  const addToMemory = (name: string, file: string, picture: CachedPicture) => {
    if (picture.bytes.length > largestInMemory) memory.delete(name);
    else memory.set(name, { ...picture, file });
  };

  /** Lists the files of an earlier server, and removes partial ones left by a killed server. */
  const openFolder = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
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
      sizes.set(file, size);
    }
    await removeEvicted();
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
      sizes.set(file, blockBytes(bytes.length));
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
    /** Returns the picture of a name, synchronously when it is in memory. */
    get(name: string): CachedPicture | Promise<CachedPicture | undefined> {
      const picture = memory.get(name);
      if (picture === undefined) return read(name);
      sizes.get(picture.file);
      return picture;
    },
    /** Returns a path for a new file. The caller owns the file until it is saved or removed. */
    async newFilePath() {
      await ensureOpen();
      // An operator who empties the cache may remove its folder too.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      incoming += 1;
      return join(folder, `${INCOMING}${process.pid}-${incoming}`);
    },
    /** Moves a file into the cache atomically, so that no partial file is ever found. */
    async save(name: string, from: string, madeAt: number) {
      await ensureOpen();
      const bytes = await readFile(from);
      const file = fileNameOf(name);
      await utimes(from, new Date(), new Date(madeAt));
      await rename(from, join(folder, file));
      sizes.set(file, blockBytes(bytes.length));
      const picture = pictureOf(file, bytes, madeAt);
      addToMemory(name, file, picture);
      await removeEvicted();
      return picture;
    },
    /** Removes the picture of a name, if there is one. */
    async remove(name: string) {
      memory.delete(name);
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

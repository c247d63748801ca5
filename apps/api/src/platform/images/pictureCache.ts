import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** A made picture, ready to be sent. */
export interface CachedPicture {
  readonly bytes: Buffer;
  /** When it was made, in milliseconds. */
  readonly madeAt: number;
  readonly etag: string;
}

/** Keeps made pictures in a folder of bounded size, and those asked for often in memory as well. */
export interface PictureCache {
  /** The picture of that name, at once where it is in memory. */
  get(name: string): CachedPicture | Promise<CachedPicture | undefined>;
  /** Where to put a file on its way into the cache; it is the caller's until it is kept or removed. */
  incoming(): Promise<string>;
  /** Takes a file in, in one step, so that none is ever found half written. */
  keep(name: string, file: string, madeAt: number): Promise<CachedPicture>;
  /** Removes the picture of that name; without effect where there is none. */
  forget(name: string): Promise<void>;
}

/** How much the cache may hold. */
export interface CacheLimits {
  /** Bytes on disk; when there are more, what was asked for longest ago goes. */
  readonly disk: number;
  /** Bytes in memory, and of the largest picture there. */
  readonly memory: number;
  readonly largestInMemory: number;
}

const MEGABYTE = 1024 * 1024;
const usual: CacheLimits = {
  disk: 512 * MEGABYTE,
  memory: 24 * MEGABYTE,
  largestInMemory: MEGABYTE,
};

const INCOMING = 'incoming-';
const fileName = /^[0-9a-f]{64}$/;

/** @param folder - made when there is something to keep; the cache's own. */
export function createPictureCache(folder: string, limits: CacheLimits = usual): PictureCache {
  // Both in the order in which they were asked for, the longest ago first.
  const sizes = new Map<string, number>();
  const hot = new Map<string, CachedPicture & { readonly file: string }>();
  let [onDisk, inMemory, incoming] = [0, 0, 0];
  let opened: Promise<void> | undefined;

  const note = (file: string, size: number) => {
    onDisk += size - (sizes.get(file) ?? 0);
    sizes.delete(file);
    sizes.set(file, size);
  };
  const noteUse = (file: string) => {
    const size = sizes.get(file);
    if (size !== undefined) note(file, size);
  };
  const drop = async (file: string) => {
    onDisk -= sizes.get(file) ?? 0;
    sizes.delete(file);
    await rm(join(folder, file), { force: true });
  };
  const makeRoom = async () => {
    while (onDisk > limits.disk) {
      const [oldest] = sizes.keys();
      if (oldest === undefined) return;
      await drop(oldest);
    }
  };
  const cool = (name: string) => {
    inMemory -= hot.get(name)?.bytes.length ?? 0;
    hot.delete(name);
  };
  const heat = (name: string, file: string, picture: CachedPicture) => {
    cool(name);
    if (picture.bytes.length > limits.largestInMemory) return;
    hot.set(name, { ...picture, file });
    inMemory += picture.bytes.length;
    while (inMemory > limits.memory) {
      const [oldest] = hot.keys();
      if (oldest === undefined) return;
      cool(oldest);
    }
  };

  /** Learns what an earlier server has left, and removes what it was killed over. */
  const open = async () => {
    await mkdir(folder, { recursive: true });
    const found: { file: string; size: number; usedAt: number }[] = [];
    for (const file of await readdir(folder)) {
      const about = await stat(join(folder, file)).catch(() => undefined);
      if (file.startsWith(INCOMING) || (fileName.test(file) && about?.size === 0)) {
        await rm(join(folder, file), { force: true });
      } else if (fileName.test(file) && about?.isFile() === true) {
        found.push({ file, size: onBlocks(about.size), usedAt: about.atimeMs });
      }
    }
    for (const { file, size } of found.toSorted((one, other) => one.usedAt - other.usedAt)) {
      note(file, size);
    }
    await makeRoom();
  };
  const whenOpen = () => {
    // A folder that can't be opened now may be there the next time.
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };

  const read = async (name: string): Promise<CachedPicture | undefined> => {
    await whenOpen();
    const file = fileOf(name);
    if (!sizes.has(file)) return undefined;
    const path = join(folder, file);
    try {
      const [bytes, { mtime }] = await Promise.all([readFile(path), stat(path)]);
      note(file, onBlocks(bytes.length));
      // Written down, so that the next server knows too what was asked for last.
      await utimes(path, new Date(), mtime);
      const picture = pictureOf(file, bytes, Math.round(mtime.getTime()));
      heat(name, file, picture);
      return picture;
    } catch {
      await drop(file);
      return undefined;
    }
  };

  return {
    get(name) {
      const picture = hot.get(name);
      if (picture === undefined) return read(name);
      hot.delete(name);
      hot.set(name, picture);
      noteUse(picture.file);
      return picture;
    },
    async incoming() {
      await whenOpen();
      // Whoever empties the cache may take its folder too.
      await mkdir(folder, { recursive: true });
      incoming += 1;
      return join(folder, `${INCOMING}${process.pid}-${incoming}`);
    },
    async keep(name, from, madeAt) {
      await whenOpen();
      const bytes = await readFile(from);
      const file = fileOf(name);
      await utimes(from, new Date(), new Date(madeAt));
      await rename(from, join(folder, file));
      note(file, onBlocks(bytes.length));
      const picture = pictureOf(file, bytes, madeAt);
      heat(name, file, picture);
      await makeRoom();
      return picture;
    },
    async forget(name) {
      cool(name);
      await whenOpen();
      await drop(fileOf(name));
    },
  };
}

/** What a file takes from the disk, so that a great many small ones count as what they are. */
const onBlocks = (size: number) => Math.ceil(size / 4096) * 4096;

const fileOf = (name: string) => createHash('sha256').update(name).digest('hex');

const pictureOf = (file: string, bytes: Buffer, madeAt: number): CachedPicture => ({
  bytes,
  madeAt,
  etag: `W/"${file.slice(0, 16)}-${madeAt.toString(36)}"`,
});

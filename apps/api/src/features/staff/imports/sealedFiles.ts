import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import type { Random } from '../../../platform/crypto/random.ts';
import type { Secrets } from '../../../platform/crypto/secrets.ts';
import type { FileSeal } from '../../../platform/files/chunks.ts';
import type { FileStore } from '../../../platform/files/fileStore.ts';
import { openSealed } from '../../../platform/files/sealedReader.ts';
import type { Queries } from '../../../platform/postgres/database.ts';
import { parseUploadPath } from '../../pictures/names.ts';
import { asUnavailable } from '../../pictures/uploadedFiles.ts';
import { copyUploads } from './exporting/copyUploads.ts';
import { createSealedWriter } from '../../../platform/files/sealedWriter.ts';

const KEY_BYTES = 32;
const PURPOSE = 'document key';
const UNAVAILABLE =
  'The files of imports and exports cannot be reached at the moment. Please try again in a minute.';
const sealedKeySchema = z.tuple([z.string(), z.string()]);

/** A file that is stored sealed. */
export interface StoredFile {
  /** Its path in the store. */
  readonly name: string;
  readonly sealedKey: string;
  /** Bytes. */
  readonly size: number;
}

/** Files of imports and exports, which hold members, in the store. */
export type SealedFiles = ReturnType<typeof createSealedFiles>;

/**
 * Creates what stores the files of imports and exports sealed, and opens them.
 *
 * @param folder - for files on their way, used by this alone.
 */
export function createSealedFiles(
  { secrets, random }: { readonly secrets: Secrets; readonly random: Random },
  store: FileStore,
  folder: string,
) {
  const sealOf = ({ name, sealedKey }: Pick<StoredFile, 'name' | 'sealedKey'>): FileSeal => {
    const opened: unknown = JSON.parse(secrets.open(PURPOSE, sealedKey));
    const [belongsTo, key] = sealedKeySchema.parse(opened);
    if (belongsTo !== name) throw new Error('what is sealed belongs to another file');
    return { key: Buffer.from(key, 'base64url'), belongsTo };
  };
  const pathOf = async (name: string) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return join(folder, name.replaceAll('/', '-'));
  };
  return {
    /** Makes the sealed key of a new file. */
    newKey: (name: string) =>
      secrets.seal(PURPOSE, JSON.stringify([name, random.bytes(KEY_BYTES).toString('base64url')])),
    /** Stores what is written piece by piece. Returns its size in bytes. */
    async put(
      file: Pick<StoredFile, 'name' | 'sealedKey'>,
      write: (consume: (bytes: Uint8Array) => Promise<void>) => Promise<void>,
    ): Promise<number> {
      const path = `${await pathOf(file.name)}.sealed`;
      const writer = await createSealedWriter(path, sealOf(file));
      let size = 0;
      try {
        await write(async (bytes) => {
          size += bytes.length;
          await writer.write(bytes);
        });
        await writer.finish();
        await asUnavailable(() => store.put(file.name, path), UNAVAILABLE);
        return size;
      } finally {
        await writer.close();
        await rm(path, { force: true });
      }
    },
    /** Stores a file of the disk, and removes it there. Returns its size in bytes. */
    async putFile(file: Pick<StoredFile, 'name' | 'sealedKey'>, path: string): Promise<number> {
      try {
        return await this.put(file, async (consume) => {
          const content: AsyncIterable<Buffer> = createReadStream(path);
          for await (const chunk of content) await consume(chunk);
        });
      } finally {
        await rm(path, { force: true });
      }
    },
    /** Opens a stored file as a stream. */
    async open(file: StoredFile): Promise<Readable> {
      const source = await asUnavailable(() => store.read(file.name), UNAVAILABLE);
      return Readable.from(openSealed(source, sealOf(file), file.size), { objectMode: false });
    },
    /** Gives a stored file as a plain one of the disk to `work`, then removes that. */
    async withPlain<Result>(
      file: StoredFile,
      work: (path: string) => Promise<Result>,
    ): Promise<Result> {
      // Its refused rows may be read while it is applied.
      const path = `${await pathOf(file.name)}.${random.bytes(6).toString('hex')}.plain`;
      try {
        await pipeline(await this.open(file), createWriteStream(path, { mode: 0o600 }));
        return await work(path);
      } finally {
        await rm(path, { force: true });
      }
    },
    /** Gives a folder for uploaded pictures to `work`, with what stores one of them by its name. Then removes it. */
    async withPictures<Result>(
      name: string,
      work: (folder: string, put: (name: string) => Promise<void>) => Promise<Result>,
    ): Promise<Result> {
      const picturesFolder = `${await pathOf(name)}.pictures`;
      try {
        return await work(picturesFolder, async (picture) => {
          // The process that names it has read files of strangers.
          if (parseUploadPath(`/pictures/uploads/${basename(picture)}`)?.file !== picture) {
            throw new Error('an import named no picture');
          }
          await store.put(picture, join(picturesFolder, basename(picture)));
        });
      } finally {
        await rm(picturesFolder, { recursive: true, force: true });
      }
    },
    /** Copies the uploaded pictures into a new folder for `work`, then removes that. */
    async withUploads<Result>(
      queries: Queries,
      uploadsFolder: string,
      work: () => Promise<Result>,
    ): Promise<Result> {
      try {
        await copyUploads(queries, store, uploadsFolder);
        return await work();
      } finally {
        await rm(uploadsFolder, { recursive: true, force: true });
      }
    },
    /** Returns the path of a file on its way, which does not exist yet. */
    pathOnTheWay: async (name: string) => {
      const path = await pathOf(name);
      await rm(path, { force: true });
      return path;
    },
    /** Removes a stored file. */
    remove: (name: string) => store.remove(name).catch(() => undefined),
  };
}

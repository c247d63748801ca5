import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pictureUrlOf } from '@parlour/contract/staff';
import { fileTypeFromBuffer } from 'file-type';
import type { FileBytes, PackageFile, PackageSource } from '../reading/packageSource.ts';

const FOLDER = 'pictures/';
const LIMIT = 20 * 1024 * 1024;
const SAFE_NAME = /^[\w][\w .()-]{0,150}$/;
const types = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

/** The pictures of a package, which its tables name by their paths. */
export interface PackagePictures {
  /**
   * Returns the URL that a cell becomes: that of a picture of the package, or the cell itself where it is a URL.
   *
   * @returns a sentence where the package has no such picture, or the file is none.
   */
  urlOf(cell: string): Promise<{ readonly url: string } | { readonly message: string }>;
  /** Stores the pictures that were named. It is called right before the import is committed. */
  store(): Promise<void>;
}

/**
 * Creates the pictures of a package. They become the club's own pictures, and one with the same name and content stays.
 *
 * @param folder - that of the club's own pictures.
 * @param uploads - the names of the files of uploaded pictures by their ids. One that the club has stays itself.
 */
export function createPackagePictures(
  source: PackageSource,
  folder: string,
  uploads: ReadonlyMap<string, string> = new Map(),
): PackagePictures {
  const idsOfUploads = new Map([...uploads].map(([id, name]) => [name, id]));
  const known = new Map<string, Promise<{ url: string } | { message: string }>>();
  const wanted: { readonly file: PackageFile; readonly name: string }[] = [];

  const prepare = async (path: string): Promise<{ url: string } | { message: string }> => {
    const file = source.files.get(path);
    const name = path.slice(FOLDER.length);
    const uploadId = idsOfUploads.get(name);
    if (uploadId !== undefined) return { url: pictureUrlOf(uploadId) };
    if (file === undefined) return { message: `The package has no file ${path}.` };
    if (!SAFE_NAME.test(name)) return { message: `${path} has a name that can't be stored.` };
    if (file.size > LIMIT) return { message: `${path} is larger than 20 MB.` };
    const { hash, start } = await readOnce(file);
    const type = await fileTypeFromBuffer(start);
    if (type === undefined || !types.has(type.mime)) return { message: `${path} is no picture.` };
    const stored = await hashOfStored(join(folder, name));
    if (stored === hash) return { url: urlOfName(name) };
    const own = stored === undefined ? name : `${hash.slice(0, 12)}-${name}`;
    if ((await hashOfStored(join(folder, own))) !== hash) wanted.push({ file, name: own });
    return { url: urlOfName(own) };
  };

  return {
    urlOf(cell) {
      const path = cell.replace(/^\.\//, '');
      if (!path.startsWith(FOLDER)) return Promise.resolve({ url: cell });
      const prepared = known.get(path) ?? prepare(path);
      known.set(path, prepared);
      return prepared;
    },
    async store() {
      if (wanted.length > 0) await mkdir(folder, { recursive: true });
      for (const { file, name } of wanted) {
        const incoming = join(folder, `.incoming-${name}`);
        try {
          await pipeline(await file.open(), createWriteStream(incoming));
          await rename(incoming, join(folder, name));
        } finally {
          await rm(incoming, { force: true });
        }
      }
    },
  };
}

const urlOfName = (name: string) => `/${FOLDER}${encodeURIComponent(name)}`;

async function readOnce(file: PackageFile) {
  const hash = createHash('sha256');
  let start: Buffer | undefined;
  for await (const chunk of await file.open()) {
    hash.update(chunk);
    start ??= Buffer.from(chunk);
  }
  return { hash: hash.digest('hex'), start: start ?? Buffer.of() };
}

async function hashOfStored(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile() !== true) return undefined;
  const hash = createHash('sha256');
  const content: FileBytes = createReadStream(path);
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}

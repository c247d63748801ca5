import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PictureBody } from '@parlour/core/imports';
import { isPictureStart, startOfFile } from '@parlour/core/documents';
import { noUploads, type PackageUploads, type PictureOutcome } from './packageUploads.ts';
import type { FileBytes, PackageFile, PackageSource } from '../reading/packageSource.ts';

const FOLDER = 'pictures/';
const LIMIT = 20 * 1024 * 1024;
const SAFE_NAME = /^[\w][\w .()-]{0,150}$/;
/** What nothing is said of. */
const UNDESCRIBED = { id: null, name: null, alternativeText: null, focusX: null, focusY: null };

/** The pictures of a package, which its tables name by their paths. */
export interface PackagePictures {
  /**
   * Returns the URL that a cell becomes: that of a picture of the package, or the cell itself where it is a URL.
   *
   * @returns a sentence where the package has no such picture, or the file is none.
   */
  urlOf(cell: string): Promise<PictureOutcome>;
  /** Adds a picture that a table describes (api/staff/imports-22). Returns a sentence where it can't be one. */
  add(path: string, body: PictureBody): Promise<string | undefined>;
  /** How many of those are new. */
  newUploads(): number;
  /** Stores the pictures that were named. It is called right before the import is committed. */
  store(): Promise<void>;
}

/**
 * Creates the pictures of a package. Those that a table describes become uploaded pictures. The others become files of the
 * club's own, and one with the same name and content stays.
 *
 * @param folder - that of the club's own pictures.
 * @param ownOf - finds what was fetched from a URL, or the URL itself.
 */
export function createPackagePictures(
  source: PackageSource,
  folder: string,
  uploads: PackageUploads = noUploads,
  ownOf: (url: string) => Promise<string> = (url) => Promise.resolve(url),
): PackagePictures {
  const known = new Map<string, Promise<PictureOutcome>>();
  const wanted: { readonly file: PackageFile; readonly name: string }[] = [];

  const prepare = async (path: string): Promise<PictureOutcome> => {
    const file = source.files.get(path);
    const name = path.slice(FOLDER.length);
    const uploaded = await uploads.outcomeOf(path, file);
    if (uploaded !== undefined) return uploaded;
    if (file === undefined) return { message: `The package has no file ${path}.` };
    if (!SAFE_NAME.test(name)) return { message: `${path} has a name that can't be stored.` };
    if (file.size > LIMIT) return { message: `${path} is larger than 20 MB.` };
    const { hash, start } = await readOnce(file);
    const kind = startOfFile(start);
    if (!isPictureStart(kind)) return { message: `${path} is no picture.` };
    if (kind === 'heic') {
      // No browser of the club's opens it as it is.
      uploads.describe(path, { ...UNDESCRIBED, file: path });
      const made = await uploads.outcomeOf(path, file);
      return made ?? { message: `${path} is a HEIC. Save it as JPEG, please.` };
    }
    const stored = await hashOfStored(join(folder, name));
    if (stored === hash) return { url: urlOfName(name) };
    const own = stored === undefined ? name : `${hash.slice(0, 12)}-${name}`;
    if ((await hashOfStored(join(folder, own))) !== hash) wanted.push({ file, name: own });
    return { url: urlOfName(own) };
  };

  const urlOf = async (cell: string): Promise<PictureOutcome> => {
    const path = cell.replace(/^\.\//, '');
    if (!path.startsWith(FOLDER)) return { url: await ownOf(cell) };
    const prepared = known.get(path) ?? prepare(path);
    known.set(path, prepared);
    return prepared;
  };
  return {
    urlOf,
    async add(path, body) {
      if (!path.startsWith(FOLDER)) return `${path} is not in the folder pictures.`;
      uploads.describe(path, body);
      const outcome = await urlOf(path);
      return 'message' in outcome ? outcome.message : undefined;
    },
    newUploads: () => uploads.newCount(),
    async store() {
      await uploads.store();
      if (wanted.length > 0) await mkdir(folder, { recursive: true, mode: 0o700 });
      for (const { file, name } of wanted) {
        const incoming = join(folder, `.incoming-${name}`);
        try {
          await pipeline(await file.open(), createWriteStream(incoming, { mode: 0o600 }));
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

import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PICTURE_SIZE_LIMIT, pictureIdOf, pictureUrlOf } from '@parlour/contract/staff';
import type { PictureBody } from '@parlour/core/imports';
import { newId } from '../../../../platform/crypto/random.ts';
import type { Transaction } from '../../../../platform/postgres/database.ts';
import { pictures } from '../../../../platform/postgres/schema/index.ts';
import { storedPictureName } from '../../../pictures/names.ts';
import type { PackageFile } from '../reading/packageSource.ts';
import type { ImportAuthor } from './importAuthor.ts';
import { preparePicture } from './preparePicture.ts';
import { readUploads } from './readUploads.ts';

/** What the cell of a picture becomes, or a sentence. */
export type PictureOutcome = { readonly url: string } | { readonly message: string };

/** Where uploaded pictures of a package go. */
export interface UploadTarget {
  /** For files on their way. It is created, used by one import alone, and removed by who names it. */
  readonly folder: string;
  /** Stores the file of the folder that has the last part of this name. */
  readonly put: (name: string) => Promise<void>;
}

/** The uploaded pictures of a package, which its table describes. */
export interface PackageUploads {
  /** Says what a table says of a picture. */
  describe(path: string, body: PictureBody): void;
  /** Returns what a described picture becomes, or an uploaded one that the club has. Undefined for any other. */
  outcomeOf(path: string, file: PackageFile | undefined): Promise<PictureOutcome | undefined>;
  /** How many are new. */
  newCount(): number;
  /** Stores the files of the new ones. It is called right before the import is committed. */
  store(): Promise<void>;
}

/** For packages that describe none. */
export const noUploads: PackageUploads = {
  describe: () => undefined,
  outcomeOf: () => Promise.resolve(undefined),
  newCount: () => 0,
  store: () => Promise.resolve(),
};

/** Creates the uploaded pictures of a package. One that the club has stays as it is (api/staff/imports-22). */
export async function createPackageUploads(
  transaction: Transaction,
  { importId, staffId, clock, random }: ImportAuthor,
  { folder, put }: UploadTarget,
): Promise<PackageUploads> {
  const stored = await readUploads(transaction);
  const idsOfFiles = new Map([...stored].map(([id, name]) => [name, id]));
  const described = new Map<string, PictureBody>();
  const wanted: string[] = [];

  const add = async (file: PackageFile, body: PictureBody): Promise<PictureOutcome> => {
    const id = isPictureId(body.id) ? body.id : newId(clock, random);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const [incoming, made] = [join(folder, `${id}.incoming`), join(folder, `${id}.made`)];
    try {
      await pipeline(await file.open(), createWriteStream(incoming, { mode: 0o600 }));
      const picture = await preparePicture(incoming, made);
      if (typeof picture === 'string') return { message: `${file.name} ${picture}` };
      const { hash, extension, ...measures } = picture;
      const name = storedPictureName(id, hash, extension);
      await rename(made, join(folder, basename(name)));
      await transaction.insert(pictures).values({
        ...measures,
        id,
        file: name,
        name: body.name?.trim() ?? basename(file.name),
        alternativeText: body.alternativeText?.trim() ?? null,
        focusX: body.focusX ?? 50,
        focusY: body.focusY ?? 50,
        uploadedBy: staffId,
        uploadedAt: clock.now(),
        importId,
      });
      wanted.push(name);
      return { url: pictureUrlOf(id) };
    } finally {
      for (const path of [incoming, made]) await rm(path, { force: true });
    }
  };

  return {
    describe: (path, body) => void described.set(path, body),
    async outcomeOf(path, file) {
      const known = idsOfFiles.get(basename(path));
      if (known !== undefined) return { url: pictureUrlOf(known) };
      const body = described.get(path);
      if (body === undefined) return undefined;
      if (body.id !== null && stored.has(body.id)) return { url: pictureUrlOf(body.id) };
      if (file === undefined) return { message: `The package has no file ${path}.` };
      if (file.size > PICTURE_SIZE_LIMIT) return { message: `${path} is larger than 20 MB.` };
      return add(file, body);
    },
    newCount: () => wanted.length,
    async store() {
      for (const name of wanted) await put(name);
    },
  };
}

const isPictureId = (id: string | null): id is string =>
  id !== null && pictureIdOf(pictureUrlOf(id)) === id;

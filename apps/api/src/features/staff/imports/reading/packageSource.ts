import { createReadStream } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { FileError } from './fileError.ts';

/** The bytes of a file, piece by piece. */
export type FileBytes = AsyncIterable<Buffer>;

/** One file of a package. It can be read several times. */
export interface PackageFile {
  /** Its path within the package, such as `vendors.csv`. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  open(): Promise<FileBytes>;
}

/** The files of a package, or one uploaded table. */
export interface PackageSource {
  readonly files: ReadonlyMap<string, PackageFile>;
  close(): Promise<void>;
}

const PICTURES = 'pictures';

/** Makes a file of one on the disk. */
function fileAt(name: string, path: string, size: number): PackageFile {
  return { name, size, open: () => Promise.resolve(createReadStream(path)) };
}

/** Opens a table that is no package. */
export async function openTable(path: string, name = basename(path)): Promise<PackageSource> {
  const { size } = await lstat(path);
  return { files: new Map([[name, fileAt(name, path, size)]]), close: () => Promise.resolve() };
}

/**
 * Opens a folder as a package: its own files, and those of its folder `pictures` (api/staff/imports-3).
 *
 * @throws FileError for a link, which could lead out of the folder.
 */
export async function openFolder(folder: string): Promise<PackageSource> {
  const files = new Map<string, PackageFile>();
  const add = async (within: string) => {
    for (const entry of await readdir(join(folder, within), { withFileTypes: true })) {
      const name = within === '' ? entry.name : `${within}/${entry.name}`;
      if (entry.isSymbolicLink()) throw new FileError(name, 'It is a link, which is not read.');
      if (entry.isFile() && !entry.name.startsWith('.')) {
        const path = join(folder, name);
        files.set(name, fileAt(name, path, (await lstat(path)).size));
      }
      if (entry.isDirectory() && within === '' && entry.name === PICTURES) await add(PICTURES);
    }
  };
  await add('');
  return { files, close: () => Promise.resolve() };
}

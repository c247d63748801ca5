import { basename } from 'node:path';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { FileError } from './fileError.ts';
import type { PackageFile, PackageSource } from './packageSource.ts';

const MEGABYTE = 1024 * 1024;
const ENTRY_LIMIT = 5000;
const ENTRY_BYTES = 100 * MEGABYTE;
const TOTAL_BYTES = 500 * MEGABYTE;
/** Text compresses to a tenth, seldom to a fiftieth. What comes out a thousandfold is a bomb. */
const RATIO = 200;
const [FILE_TYPE, LINK_TYPE] = [0o170000, 0o120000];

/**
 * Opens a ZIP file as a package. A name that leads out of it, a link, an encrypted file and what unpacks to far more than it
 * is are refused before anything is unpacked (api/staff/imports-3).
 *
 * @param name - what sentences call it.
 * @throws FileError
 */
export async function openZip(path: string, name = basename(path)): Promise<PackageSource> {
  const zip = await openPromise(path, { autoClose: false, strictFileNames: true }).catch(() => {
    throw new FileError(name, 'It is no ZIP file, or it is damaged.');
  });
  try {
    const files = await listFiles(zip, name);
    return { files, close: () => Promise.resolve(zip.close()) };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function listFiles(zip: ZipFile, name: string): Promise<Map<string, PackageFile>> {
  if (zip.entryCount > ENTRY_LIMIT) {
    throw new FileError(name, `It has more than ${ENTRY_LIMIT} files.`);
  }
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) entries.push(entry);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const isName = /relative path|absolute path|invalid characters/i.test(reason);
    throw new FileError(
      name,
      isName
        ? `It has a file whose name leads out of it (${reason}).`
        : `It is damaged (${reason}).`,
    );
  }
  const files = entries.filter(({ fileName }) => !isIgnored(fileName));
  let total = 0;
  for (const entry of files) {
    assertHarmless(entry, name);
    total += entry.uncompressedSize;
  }
  if (total > TOTAL_BYTES) {
    throw new FileError(name, `It unpacks to more than ${TOTAL_BYTES / MEGABYTE} MB.`);
  }
  const root = commonFolder(files.map(({ fileName }) => fileName));
  const result = new Map<string, PackageFile>();
  for (const entry of files) {
    const within = entry.fileName.slice(root.length);
    if (result.has(within)) throw new FileError(name, `It has the file ${within} twice.`);
    result.set(within, {
      name: within,
      size: entry.uncompressedSize,
      open: () => zip.openReadStreamPromise(entry),
    });
  }
  return result;
}

/** Folders, and what operating systems put beside the files. */
const isIgnored = (fileName: string) =>
  fileName.endsWith('/') || fileName.startsWith('__MACOSX/') || /(^|\/)\.[^/]*$/.test(fileName);

function assertHarmless(entry: Entry, zip: string): void {
  const { fileName, uncompressedSize, compressedSize } = entry;
  const refuse = (message: string) => {
    throw new FileError(zip, `Its file ${fileName} ${message}`);
  };
  if (((entry.externalFileAttributes >>> 16) & FILE_TYPE) === LINK_TYPE) {
    refuse('is a link, which is not read.');
  }
  if (entry.isEncrypted()) refuse('is encrypted.');
  if (!entry.canDecodeFileData()) refuse('is compressed in a way that is not read.');
  if (uncompressedSize > ENTRY_BYTES) {
    refuse(`unpacks to more than ${ENTRY_BYTES / MEGABYTE} MB.`);
  }
  if (uncompressedSize > MEGABYTE && uncompressedSize > RATIO * compressedSize) {
    refuse('unpacks to far more than it is.');
  }
}

/** Returns the one folder that everything is in, as of a folder that was packed whole. Empty for none. */
function commonFolder(names: readonly string[]): string {
  const [first = ''] = names;
  const folder = first.slice(0, first.indexOf('/') + 1);
  if (folder === '' || folder === 'pictures/') return '';
  return names.every((name) => name.startsWith(folder)) ? folder : '';
}

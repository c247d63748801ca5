import { basename } from 'node:path';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { FileError } from './fileError.ts';
import type { FileBytes, PackageFile, PackageSource } from './packageSource.ts';

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
      open: () => Promise.resolve(readEntry(zip, entry, name)),
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

/**
 * Reads a file of the archive, and checks that it is what the archive says of it. The library does not check its sum.
 *
 * @throws FileError that names the file, where it is not.
 */
async function* readEntry(zip: ZipFile, entry: Entry, zipName: string): AsyncGenerator<Buffer> {
  let sum = 0;
  try {
    const stream: FileBytes = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw isOfMachine(error) ? error : new FileError(zipName, issueOf(entry, error));
  }
  if (sum !== entry.crc32 >>> 0) throw new FileError(zipName, issueOf(entry, 'its sum differs'));
}

/** Whether an error is of the disk. Those of the library have no code, and those of a damaged content begin with Z. */
const isOfMachine = (error: unknown) =>
  error instanceof FileError ||
  (error instanceof Error && 'code' in error && !String(error.code).startsWith('Z_'));

function issueOf({ fileName }: Entry, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return /bytes in the stream/.test(reason)
    ? `Its file ${fileName} unpacks to more or less than it says.`
    : `Its file ${fileName} is damaged (${reason}).`;
}

import type { DocumentExtension } from '@parlour/contract';
import { FILE_HEAD_BYTES, startOfFile } from '@parlour/core/documents';
import { CHUNK_BYTES } from '../../platform/files/chunks.ts';
import type { FileContent } from '../../platform/files/sealedReader.ts';
import { pixelsOfHeif, pixelsOfJpeg, pixelsOfPng, pixelsOfWebp } from './pixels.ts';
import { isWordArchive } from './wordArchive.ts';

/** The kind of a file by its content. Pictures declare their pixel count. */
export interface RecognizedFile {
  readonly extension: DocumentExtension;
  readonly pixels?: number;
  /** Whether it opens with a password, or was encrypted against changes. */
  readonly isEncrypted?: boolean;
}

/**
 * Recognizes a file of an accepted kind by its content alone (api/documents-4).
 *
 * @returns undefined for any other file, and `encrypted` for one of an office program, whose kind nobody can see.
 */
export async function recognize(
  content: FileContent,
): Promise<RecognizedFile | 'encrypted' | undefined> {
  const start = startOfFile(await content.read(0, FILE_HEAD_BYTES));
  switch (start) {
    case 'pdf':
      return { extension: 'pdf', isEncrypted: await isEncryptedPdf(content) };
    case 'zip':
      return (await isWordArchive(content)) ? { extension: 'docx' } : undefined;
    case 'ole': {
      const kind = await kindOfContainer(content);
      return kind === 'doc' ? { extension: 'doc' } : kind;
    }
    case 'png':
      return pictureOf('png', await pixelsOfPng(content));
    case 'jpg':
      return pictureOf('jpg', await pixelsOfJpeg(content));
    case 'webp':
      return pictureOf('webp', await pixelsOfWebp(content));
    case 'heic':
    case 'avif':
      return pictureOf(start, await pixelsOfHeif(content));
    case 'gif':
    case null:
      return undefined;
  }
}

/** A picture without a declared size is not accepted (api/documents-15). */
const pictureOf = (extension: DocumentExtension, pixels: number | undefined) =>
  pixels === undefined || pixels === 0 ? undefined : { extension, pixels };

/** How the trailer of a PDF names its encryption, also where the trailer is a stream. */
const encryption = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;
const OVERLAP = 64;

/** Whether a PDF is encrypted. It is read to its end, chunk by chunk: a trailer may be anywhere in it. */
async function isEncryptedPdf(content: FileContent): Promise<boolean> {
  for (let at = 0; at < content.size; at += CHUNK_BYTES) {
    const from = Math.max(0, at - OVERLAP);
    const bytes = await content.read(from, at + CHUNK_BYTES - from);
    if (encryption.test(bytes.toString('latin1'))) return true;
  }
  return false;
}

const streamName = (name: string) => Buffer.from(`${name}\0`, 'utf16le');
const [wordStream, encryptedStream] = [streamName('WordDocument'), streamName('EncryptedPackage')];
const ENTRY_BYTES = 128;
const NO_SECTOR = 0xfffffffa;
const SECTOR_LIMIT = 1000;

/**
 * Returns what an OLE container is: looks for the Word stream along the sector chain of its directory. What an office program
 * encrypts is a container too, whose kind nobody can see.
 */
async function kindOfContainer(content: FileContent): Promise<'doc' | 'encrypted' | undefined> {
  const head = await content.read(0, 512);
  if (head.length < 512) return undefined;
  const sectorBytes = 2 ** head.readUInt16LE(30);
  if (sectorBytes !== 512 && sectorBytes !== 4096) return undefined;
  const offsetOf = (sector: number) => (sector + 1) * sectorBytes;
  const perTable = sectorBytes / 4;
  let sector = head.readUInt32LE(48);
  for (let count = 0; count < SECTOR_LIMIT && sector < NO_SECTOR; count += 1) {
    const entries = await content.read(offsetOf(sector), sectorBytes);
    for (let next = 0; next + ENTRY_BYTES <= entries.length; next += ENTRY_BYTES) {
      if (entries.subarray(next, next + wordStream.length).equals(wordStream)) return 'doc';
      const name = entries.subarray(next, next + encryptedStream.length);
      if (name.equals(encryptedStream)) return 'encrypted';
    }
    const table = Math.floor(sector / perTable);
    // The header lists the first 109 tables, which is enough for far more than the largest document.
    if (table >= 109) return undefined;
    const link = await content.read(
      offsetOf(head.readUInt32LE(76 + table * 4)) + (sector % perTable) * 4,
      4,
    );
    if (link.length < 4) return undefined;
    sector = link.readUInt32LE(0);
  }
  return undefined;
}

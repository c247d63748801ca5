import type { DocumentExtension } from '@parlour/contract';
import type { FileContent } from '../../platform/files/sealedReader.ts';
import { pixelsOfHeic, pixelsOfJpeg, pixelsOfPng } from './pixels.ts';
import { namesInZip } from './zip.ts';

/** The kind of a file by its content. Pictures declare their pixel count. */
export interface RecognizedFile {
  readonly extension: DocumentExtension;
  readonly pixels?: number;
}

// The brands of HEIC files: HEVC pictures and sequences, and the generic brands of HEIF.
const heicBrands: ReadonlySet<string> = new Set(['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1']);
const HEAD_BYTES = 12;

/**
 * Recognizes a file of an accepted kind (api/documents-4). It must begin with its kind's signature, because programs disagree on
 * the start of a file with other bytes in front.
 *
 * @returns undefined for any other file.
 */
export async function recognize(content: FileContent): Promise<RecognizedFile | undefined> {
  const head = (await content.read(0, HEAD_BYTES)).toString('latin1');
  if (head.startsWith('%PDF-')) return { extension: 'pdf' };
  if (head.startsWith('PK\u0003\u0004')) {
    return (await isWordArchive(content)) ? { extension: 'docx' } : undefined;
  }
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) {
    return (await isWordContainer(content)) ? { extension: 'doc' } : undefined;
  }
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return pictureOf('png', await pixelsOfPng(content));
  if (head.startsWith('\xff\xd8\xff')) return pictureOf('jpg', await pixelsOfJpeg(content));
  if (head.slice(4, 8) === 'ftyp' && heicBrands.has(head.slice(8, 12))) {
    return pictureOf('heic', await pixelsOfHeic(content));
  }
  return undefined;
}

/** A picture without a declared size is not accepted (api/documents-15). */
const pictureOf = (extension: DocumentExtension, pixels: number | undefined) =>
  pixels === undefined || pixels === 0 ? undefined : { extension, pixels };

/** Whether a ZIP archive is a Word document without macros in any folder. Word ignores the case of names. */
async function isWordArchive(content: FileContent): Promise<boolean> {
  const names = Array.from((await namesInZip(content)) ?? [], (name) => name.toLowerCase());
  return (
    names.includes('[content_types].xml') &&
    names.includes('word/document.xml') &&
    !names.some((name) => name.endsWith('vbaproject.bin'))
  );
}

const wordStream = Buffer.from('WordDocument\0', 'utf16le');
const ENTRY_BYTES = 128;
const NO_SECTOR = 0xfffffffa;
const SECTOR_LIMIT = 1000;

/** Whether an OLE container is a Word document: looks for the Word stream along the sector chain of its directory. */
async function isWordContainer(content: FileContent): Promise<boolean> {
  const head = await content.read(0, 512);
  if (head.length < 512) return false;
  const sectorBytes = 2 ** head.readUInt16LE(30);
  if (sectorBytes !== 512 && sectorBytes !== 4096) return false;
  const offsetOf = (sector: number) => (sector + 1) * sectorBytes;
  const perTable = sectorBytes / 4;
  let sector = head.readUInt32LE(48);
  for (let count = 0; count < SECTOR_LIMIT && sector < NO_SECTOR; count += 1) {
    const entries = await content.read(offsetOf(sector), sectorBytes);
    for (let next = 0; next + ENTRY_BYTES <= entries.length; next += ENTRY_BYTES) {
      if (entries.subarray(next, next + wordStream.length).equals(wordStream)) return true;
    }
    const table = Math.floor(sector / perTable);
    // The header lists the first 109 tables, which is enough for far more than the largest document.
    if (table >= 109) return false;
    const link = await content.read(
      offsetOf(head.readUInt32LE(76 + table * 4)) + (sector % perTable) * 4,
      4,
    );
    if (link.length < 4) return false;
    sector = link.readUInt32LE(0);
  }
  return false;
}

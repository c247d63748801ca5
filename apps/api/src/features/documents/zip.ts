import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { FileContent } from '../../platform/files/sealedReader.ts';

const [LOCAL, ENTRY, END, END_64, LOCATOR_64] = [
  0x04034b50, 0x02014b50, 0x06054b50, 0x06064b50, 0x07064b50,
];
const [LOCAL_BYTES, ENTRY_BYTES, END_BYTES, END_64_BYTES, LOCATOR_BYTES] = [30, 46, 22, 56, 20];
/** The largest list of files that is read, in bytes. That of a real document has some kilobytes. */
const LIST_LIMIT = 512 * 1024;
/** The most bytes of one file that are read or unpacked. */
const PART_LIMIT = 256 * 1024;
const [STORED, DEFLATED] = [0, 8];

const inflate = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateRaw);

/** A file in an archive, as its central directory describes it. */
interface ZipEntry {
  readonly method: number;
  /** Packed bytes. */
  readonly size: number;
  /** Where its own header begins. */
  readonly at: number;
}

/** The files of an archive by their names in lower case: office programs ignore the case. */
type ZipEntries = ReadonlyMap<string, ZipEntry>;

/**
 * Returns the files in a ZIP archive from its central directory, without unpacking anything.
 *
 * @returns undefined where it has no valid directory.
 */
export async function entriesInZip(content: FileContent): Promise<ZipEntries | undefined> {
  const place = await findList(content);
  if (place === undefined) return undefined;
  const { start, length } = place;
  if (length > LIST_LIMIT || start + length > content.size) return undefined;
  const list = await content.read(start, length);
  const entries = new Map<string, ZipEntry>();
  for (let next = 0; next < list.length;) {
    if (list.length - next < ENTRY_BYTES || list.readUInt32LE(next) !== ENTRY) return undefined;
    const nameEnd = next + ENTRY_BYTES + list.readUInt16LE(next + 28);
    const name = list.toString('utf8', next + ENTRY_BYTES, nameEnd);
    const extraEnd = nameEnd + list.readUInt16LE(next + 30);
    entries.set(name.replaceAll('\\', '/').toLowerCase(), {
      method: list.readUInt16LE(next + 10),
      ...placeOf(list.subarray(next, next + ENTRY_BYTES), list.subarray(nameEnd, extraEnd)),
    });
    next = extraEnd + list.readUInt16LE(next + 32);
  }
  return entries;
}

const [IN_EXTRA, ZIP_64] = [0xffffffff, 1];

/** Returns the size and place of an entry. Its extra fields have those that are too large for it, or that a program always writes there. */
function placeOf(entry: Buffer, extra: Buffer): Pick<ZipEntry, 'size' | 'at'> {
  const [size, at] = [entry.readUInt32LE(20), entry.readUInt32LE(42)];
  const large = largeNumbers(extra);
  // In their order: the unpacked size, the packed one, the place. Each is there only where the entry has none.
  let next = entry.readUInt32LE(24) === IN_EXTRA ? 8 : 0;
  const read = (value: number) => {
    if (value !== IN_EXTRA || next + 8 > large.length) return value;
    next += 8;
    return Number(large.readBigUInt64LE(next - 8));
  };
  return { size: read(size), at: read(at) };
}

/** Returns the numbers of Zip64 among the extra fields of an entry, such as timestamps. Empty where there are none. */
function largeNumbers(extra: Buffer): Buffer {
  for (let at = 0; at + 4 <= extra.length;) {
    const end = at + 4 + extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === ZIP_64) return extra.subarray(at + 4, end);
    at = end;
  }
  return Buffer.alloc(0);
}

/** Finds the list of files, also that of Zip64, which programs write that don't know the sizes before. */
async function findList(content: FileContent) {
  const tailAt = Math.max(0, content.size - END_BYTES - 0xffff);
  const tail = await content.read(tailAt, content.size - tailAt);
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(END);
  const at = tail.lastIndexOf(signature);
  if (at === -1 || tail.length - at < END_BYTES) return undefined;
  const place = { start: tail.readUInt32LE(at + 16), length: tail.readUInt32LE(at + 12) };
  if (place.start !== 0xffffffff && place.length !== 0xffffffff) return place;
  const locator = await content.read(tailAt + at - LOCATOR_BYTES, LOCATOR_BYTES);
  if (locator.length < LOCATOR_BYTES || locator.readUInt32LE(0) !== LOCATOR_64) return undefined;
  const end = await content.read(Number(locator.readBigUInt64LE(8)), END_64_BYTES);
  if (end.length < END_64_BYTES || end.readUInt32LE(0) !== END_64) return undefined;
  return { start: Number(end.readBigUInt64LE(48)), length: Number(end.readBigUInt64LE(40)) };
}

/** Returns the text of a small file in an archive. Undefined where it is damaged, or larger than such a file is. */
export async function readZipText(
  content: FileContent,
  entry: ZipEntry | undefined,
): Promise<string | undefined> {
  if (entry === undefined || entry.size > PART_LIMIT) return undefined;
  const head = await content.read(entry.at, LOCAL_BYTES);
  if (head.length < LOCAL_BYTES || head.readUInt32LE(0) !== LOCAL) return undefined;
  const start = entry.at + LOCAL_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28);
  const packed = await content.read(start, entry.size);
  if (entry.method === STORED) return textOf(packed);
  if (entry.method !== DEFLATED) return undefined;
  const plain = await inflate(packed, { maxOutputLength: PART_LIMIT }).catch(() => undefined);
  return plain && textOf(plain);
}

/** Reads XML, which may be UTF-16 with a mark. */
function textOf(bytes: Buffer): string {
  const mark = bytes.toString('latin1', 0, 2);
  if (mark === '\xff\xfe') return new TextDecoder('utf-16le').decode(bytes);
  return new TextDecoder(mark === '\xfe\xff' ? 'utf-16be' : 'utf-8').decode(bytes);
}

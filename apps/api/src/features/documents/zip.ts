import type { FileContent } from '../../platform/files/sealedReader.ts';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
/** The largest list of files that is read, in bytes. That of a real document has some kilobytes. */
const LIST_LIMIT = 512 * 1024;

/**
 * Returns the names of the files in a ZIP archive from its central directory, without unpacking anything.
 *
 * @returns undefined where it has no valid directory.
 */
export async function namesInZip(content: FileContent): Promise<ReadonlySet<string> | undefined> {
  const tailAt = Math.max(0, content.size - END_BYTES - 0xffff);
  const tail = await content.read(tailAt, content.size - tailAt);
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(END);
  const at = tail.lastIndexOf(signature);
  if (at === -1 || tail.length - at < END_BYTES) return undefined;
  const length = tail.readUInt32LE(at + 12);
  const start = tail.readUInt32LE(at + 16);
  if (length > LIST_LIMIT || start + length > content.size) return undefined;
  const list = await content.read(start, length);
  const names = new Set<string>();
  for (let next = 0; next < list.length;) {
    if (list.length - next < ENTRY_BYTES || list.readUInt32LE(next) !== ENTRY) return undefined;
    const nameEnd = next + ENTRY_BYTES + list.readUInt16LE(next + 28);
    names.add(list.toString('utf8', next + ENTRY_BYTES, nameEnd));
    next = nameEnd + list.readUInt16LE(next + 30) + list.readUInt16LE(next + 32);
  }
  return names;
}

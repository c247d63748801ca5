import type { FileContent } from '../../platform/files/sealedReader.ts';

/** The most marks that are passed over before a JPEG tells its size; real ones have some twenty. */
const MARK_LIMIT = 500;
const MEGABYTE = 1024 * 1024;
/** The most that a HEIC may say of its pictures before they begin, in bytes. */
const META_LIMIT = MEGABYTE;

/** The pixels that a PNG says it has; undefined where it does not begin with its size. */
export async function pixelsOfPng(content: FileContent): Promise<number | undefined> {
  const head = await content.read(0, 24);
  if (head.length < 24 || head.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return head.readUInt32BE(16) * head.readUInt32BE(20);
}

/** The pixels that a JPEG says it has, at the first frame that it begins; undefined where it begins none. */
export async function pixelsOfJpeg(content: FileContent): Promise<number | undefined> {
  let at = 2;
  for (let marks = 0; marks < MARK_LIMIT; marks += 1) {
    const head = await content.read(at, 9);
    if (head.length < 9 || head[0] !== 0xff) return undefined;
    const mark = head.readUInt8(1);
    if (mark === 0xff) at += 1;
    else if (isFrame(mark)) return head.readUInt16BE(5) * head.readUInt16BE(7);
    else if (mark === 0x01 || (mark >= 0xd0 && mark <= 0xd7)) at += 2;
    else if (mark === 0xd9 || mark === 0xda) return undefined;
    else at += 2 + head.readUInt16BE(2);
  }
  return undefined;
}

const isFrame = (mark: number) =>
  mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc;

interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** The pixels of the largest picture that a HEIC says it holds; undefined where it says none. */
export async function pixelsOfHeic(content: FileContent): Promise<number | undefined> {
  const meta = await findMeta(content);
  if (meta === undefined) return undefined;
  const bytes = await content.read(meta.start, meta.end - meta.start);
  let most: number | undefined;
  // A version and flags come before the boxes in it.
  for (const properties of named(boxesIn(bytes, 4, bytes.length), 'iprp')) {
    for (const list of named(boxesIn(bytes, properties.start, properties.end), 'ipco')) {
      for (const size of named(boxesIn(bytes, list.start, list.end), 'ispe')) {
        if (size.end - size.start < 12) return undefined;
        const pixels = bytes.readUInt32BE(size.start + 4) * bytes.readUInt32BE(size.start + 8);
        if (pixels === 0) return undefined;
        most = Math.max(most ?? 0, pixels);
      }
    }
  }
  return most;
}

const named = (boxes: readonly Box[], type: string) => boxes.filter((box) => box.type === type);

async function findMeta(content: FileContent): Promise<Box | undefined> {
  let at = 0;
  for (let boxes = 0; boxes < MARK_LIMIT && at < content.size; boxes += 1) {
    const box = boxAt(await content.read(at, 16), 0, content.size - at);
    if (box === undefined) return undefined;
    if (box.type === 'meta') {
      return box.end - box.start > META_LIMIT
        ? undefined
        : { type: box.type, start: at + box.start, end: at + box.end };
    }
    at += box.end;
  }
  return undefined;
}

function boxesIn(bytes: Buffer, start: number, end: number): readonly Box[] {
  const boxes: Box[] = [];
  for (let at = start; at < end;) {
    const box = boxAt(bytes, at, end);
    if (box === undefined) break;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** The box at an offset; undefined where there is none that ends within the bounds. */
function boxAt(bytes: Buffer, at: number, bound: number): Box | undefined {
  if (bytes.length - at < 8) return undefined;
  const type = bytes.toString('latin1', at + 4, at + 8);
  const short = bytes.readUInt32BE(at);
  if (short === 1 && bytes.length - at < 16) return undefined;
  const [head, length] =
    short === 1
      ? [16, Number(bytes.readBigUInt64BE(at + 8))]
      : [8, short === 0 ? bound - at : short];
  const end = at + length;
  return length < head || end > bound ? undefined : { type, start: at + head, end };
}

import type { FileContent } from '../../platform/files/sealedReader.ts';

/** The most JPEG markers or HEIF boxes that are skipped in search of the size. Real files have about twenty. */
const MARKER_LIMIT = 500;
const MEGABYTE = 1024 * 1024;
/** The largest `meta` box of a HEIF that is read, in bytes. */
const META_LIMIT = MEGABYTE;

/** Returns the pixel count that a PNG declares. Undefined where it does not begin with its size. */
export async function pixelsOfPng(content: FileContent): Promise<number | undefined> {
  const head = await content.read(0, 24);
  if (head.length < 24 || head.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return head.readUInt32BE(16) * head.readUInt32BE(20);
}

/** Returns the pixel count that the first frame of a JPEG declares. Undefined where it has no frame. */
export async function pixelsOfJpeg(content: FileContent): Promise<number | undefined> {
  let at = 2;
  for (let markers = 0; markers < MARKER_LIMIT; markers += 1) {
    const head = await content.read(at, 9);
    if (head.length < 9 || head[0] !== 0xff) return undefined;
    const marker = head.readUInt8(1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return head.readUInt16BE(5) * head.readUInt16BE(7);
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
    else if (marker === 0xd9 || marker === 0xda) return undefined;
    else at += 2 + head.readUInt16BE(2);
  }
  return undefined;
}

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Returns the pixel count that a WebP declares: of its canvas, or of its one picture. Undefined for none. */
export async function pixelsOfWebp(content: FileContent): Promise<number | undefined> {
  const head = await content.read(0, 30);
  if (head.length < 30) return undefined;
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8X':
      return (head.readUIntLE(24, 3) + 1) * (head.readUIntLE(27, 3) + 1);
    case 'VP8L': {
      const bits = head.readUInt32LE(21);
      return ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1);
    }
    case 'VP8 ':
      return (head.readUInt16LE(26) & 0x3fff) * (head.readUInt16LE(28) & 0x3fff);
    default:
      return undefined;
  }
}

/** Returns the pixel count of the largest picture that a HEIC or AVIF declares. Undefined where it declares none. */
export async function pixelsOfHeif(content: FileContent): Promise<number | undefined> {
  const meta = await findMeta(content);
  if (meta === undefined) return undefined;
  const bytes = await content.read(meta.start, meta.end - meta.start);
  const childrenOf = ({ start, end }: Pick<Box, 'start' | 'end'>, type: string) =>
    boxesIn(bytes, start, end).filter((box) => box.type === type);
  // The boxes follow four bytes of version and flags.
  const sizes = childrenOf({ start: 4, end: bytes.length }, 'iprp')
    .flatMap((properties) => childrenOf(properties, 'ipco'))
    .flatMap((list) => childrenOf(list, 'ispe'));
  let largest: number | undefined;
  for (const size of sizes) {
    if (size.end - size.start < 12) return undefined;
    const pixels = bytes.readUInt32BE(size.start + 4) * bytes.readUInt32BE(size.start + 8);
    if (pixels === 0) return undefined;
    largest = Math.max(largest ?? 0, pixels);
  }
  return largest;
}

async function findMeta(content: FileContent): Promise<Box | undefined> {
  let at = 0;
  for (let boxes = 0; boxes < MARKER_LIMIT && at < content.size; boxes += 1) {
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

/** Returns the box at an offset. Undefined where no box there ends within the bound. */
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

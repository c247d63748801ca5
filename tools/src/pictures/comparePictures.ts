import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** The pixels of a picture, four bytes each: red, green, blue and alpha. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** How two pictures differ. */
export interface Difference {
  /** The number of pixels that differ, those outside the smaller picture among them. */
  readonly pixels: number;
  /** The later picture, pale, with what differs in red. */
  readonly picture: Pixels;
}

/** Lets two of 255 levels of gray pass: processors round colors differently, and nobody sees it. */
const THRESHOLD = 0.01;
/** Lets so many pixels pass: Chromium now and then draws the edge of a rounded corner in another shade. */
const FEW = 8;
const BYTES = 4;

/** Reads the pixels of a picture's file. */
export async function readPixels(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const asSharp = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: BYTES } });

/** Writes pixels as the file that is stored: WebP without loss. */
export async function toStoredFile(pixels: Pixels): Promise<Buffer> {
  return asSharp(pixels).removeAlpha().webp({ lossless: true, effort: 4 }).toBuffer();
}

/** Writes pixels as PNG, which every program shows. */
export async function toPng(pixels: Pixels): Promise<Buffer> {
  return asSharp(pixels).png({ compressionLevel: 3 }).toBuffer();
}

/** Copies a picture to the top left corner of a larger, transparent one. */
function enlarge({ width, height, data }: Pixels, wide: number, high: number): Pixels {
  const larger = Buffer.alloc(wide * high * BYTES);
  for (let row = 0; row < height; row += 1) {
    data.copy(larger, row * wide * BYTES, row * width * BYTES, (row + 1) * width * BYTES);
  }
  return { width: wide, height: high, data: larger };
}

/** Counts the pixels of a canvas that lie outside of one picture and inside of the other. */
const outsideOf = (one: Pixels, other: Pixels) => {
  const common = Math.min(one.width, other.width) * Math.min(one.height, other.height);
  return one.width * one.height + other.width * other.height - 2 * common;
};

/** Compares two pictures. Returns undefined when nobody could see a difference. */
export function comparePictures(before: Pixels, after: Pixels): Difference | undefined {
  const isSameSize = before.width === after.width && before.height === after.height;
  if (isSameSize && before.data.equals(after.data)) return undefined;
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = Buffer.alloc(width * height * BYTES);
  const [one, other] = [before, after].map((picture) => enlarge(picture, width, height).data);
  if (one === undefined || other === undefined) return undefined;
  const found = pixelmatch(one, other, data, width, height, {
    threshold: THRESHOLD,
    includeAA: true,
  });
  const pixels = isSameSize ? found : Math.max(found, outsideOf(before, after));
  return pixels <= FEW ? undefined : { pixels, picture: { width, height, data } };
}

import { readFile } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { PIXEL_LIMIT } from '../../pixelLimit.ts';
import { createBudget } from './budget.ts';
import type { OpenFault, PictureOrder } from './order.ts';

const MEGABYTE = 1024 * 1024;
/** What opening one picture may take, in bytes. */
const OPENING_LIMIT = 160 * MEGABYTE;
/** What all pictures that are made at once may take, in bytes; one that takes more is made alone. */
const MEMORY = 200 * MEGABYTE;
/** What making a picture takes at least, in bytes. */
const LEAST = 30 * MEGABYTE;

/** The formats that are opened, by their type of content, as sharp calls them. */
const formats: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
  'image/gif': 'gif',
};

// What is not named here has no way in, whatever the content pretends to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

const budget = createBudget(MEMORY);

/**
 * Makes a picture: upright, of its first image alone, without what a camera wrote into it, inside the size that is
 * ordered and never enlarged.
 *
 * @returns why it can't be made, if so.
 */
export async function makePicture(order: PictureOrder): Promise<OpenFault | undefined> {
  const bytes = await readFile(order.from);
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const format = formats[type?.mime ?? ''];
  if (format === undefined) return 'notAPicture';
  const image = sharp(bytes, {
    limitInputPixels: PIXEL_LIMIT,
    failOn: 'error',
    pages: 1,
    autoOrient: true,
  });
  try {
    const metadata = await image.metadata();
    if (metadata.format !== format) return 'notAPicture';
    const toOpen = memoryToOpen(metadata);
    if (metadata.width * metadata.height > PIXEL_LIMIT) return 'tooManyPixels';
    if (toOpen > OPENING_LIMIT) return 'tooManyPixels';
    const resized = image.resize({
      width: order.width,
      height: order.height,
      fit: 'inside',
      withoutEnlargement: true,
    });
    await budget.spend(LEAST + toOpen + memoryToEncode(order), () =>
      encode(resized, order).toFile(order.to),
    );
    return undefined;
  } catch (error) {
    return faultOf(error);
  }
}

/**
 * The memory that opening a picture takes, in bytes, as it was measured: some kinds must be unpacked whole before a
 * first line can be read.
 */
function memoryToOpen({ width, height, format, isProgressive, channels, depth }: Metadata): number {
  const pixels = width * height;
  if (format === 'heif') return pixels * 18;
  if (format === 'gif' || format === 'webp') return pixels * 4;
  if (isProgressive) return pixels * (format === 'jpeg' ? 6.5 : sampleBytes(channels, depth));
  return 0;
}

/** The memory that writing a picture takes at most, in bytes, as it was measured. */
const memoryToEncode = ({ format, width, height }: PictureOrder) =>
  width * height * (format === 'avif' ? 25 : 6);

const sampleBytes = (channels: number, depth: string) => channels * (depth === 'ushort' ? 2 : 1);

function encode(image: Sharp, { format, quality }: PictureOrder): Sharp {
  switch (format) {
    case 'webp':
      return image.webp({ quality, effort: 3 });
    case 'avif':
      return image.avif({ quality, effort: 1, chromaSubsampling: '4:2:0' });
    case 'jpeg':
      return image.flatten({ background: '#fff' }).jpeg({ quality });
    case 'png':
      return image.png();
  }
}

/** sharp tells its reasons by words alone. What is the machine's fault, such as a full disk, is thrown on. */
function faultOf(error: unknown): OpenFault {
  const words = error instanceof Error ? error.message : '';
  if (words.includes('pixel limit') || words.includes('too large')) return 'tooManyPixels';
  if (/unable to (write|open for write)|No space left|ENOSPC|EACCES/i.test(words)) throw error;
  return 'damaged';
}

import { readFile } from 'node:fs/promises';
import { PICTURE_PIXEL_LIMIT } from '@parlour/contract/values';
import { startOfFile } from '@parlour/core/documents';
import sharp from 'sharp';
import type { Metadata, Sharp } from 'sharp';
import { profileOf, toSrgb } from '../toSrgb.ts';
import type { MadePicture, OpenErrorReason, PictureOrder } from './order.ts';

const MEGABYTE = 1024 * 1024;
/** The memory for all concurrent pictures, in bytes. A picture that needs more is made alone. */
const MEMORY_LIMIT = 200 * MEGABYTE;
/** The least memory for making a picture, in bytes. */
const LEAST_MEMORY = 30 * MEGABYTE;

/** The accepted kinds, with sharp's names of the formats. It opens no HEIC. */
const sharpFormats: Readonly<Record<string, string>> = {
  jpg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  gif: 'gif',
};

// An allowlist of loaders, whatever type the content claims to have.
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

/** How every picture is opened. */
export const opening = {
  limitInputPixels: PICTURE_PIXEL_LIMIT,
  failOn: 'error',
  pages: 1,
  autoOrient: true,
} as const;

const budget = createBudget(MEMORY_LIMIT);

/**
 * Converts a picture: upright, only its first image, without metadata, within the ordered size and never enlarged,
 * unless it is cropped.
 *
 * @returns what was made, or the reason when it cannot be converted.
 */
export async function makePicture(order: PictureOrder): Promise<MadePicture | OpenErrorReason> {
  const bytes = await readFile(order.from);
  const format = sharpFormats[startOfFile(bytes) ?? ''];
  if (format === undefined) return 'notAPicture';
  const image = sharp(bytes, opening);
  try {
    const metadata = await image.metadata();
    if (metadata.format !== format) return 'notAPicture';
    const openingMemory = memoryToOpen(metadata);
    if (metadata.width * metadata.height > PICTURE_PIXEL_LIMIT) return 'tooManyPixels';
    const {
      width,
      height,
      format: madeFormat,
    } = await budget.spend(LEAST_MEMORY + openingMemory + memoryToEncode(order), async () => {
      const isTransparent =
        order.keepsTransparency === true &&
        metadata.hasAlpha &&
        !(await sharp(bytes, opening).stats()).isOpaque;
      const wanted = isTransparent ? { ...order, format: 'webp' as const } : order;
      const resized = resize(cropToFocus(image, metadata, order), order);
      const profile = await profileOf(bytes, metadata);
      const inSrgb = profile === undefined ? resized : await toSrgb(resized, profile);
      const made = await encode(inSrgb, wanted).toFile(order.to);
      return { ...made, format: wanted.format };
    });
    return { format: madeFormat, width, height };
  } catch (error) {
    return errorReasonOf(error);
  }
}

function resize(image: Sharp, { width, height, isCropped = false }: PictureOrder): Sharp {
  return image.resize({
    width,
    height,
    fit: isCropped ? 'cover' : 'inside',
    withoutEnlargement: !isCropped,
  });
}

/** Returns where a cut begins that has a point in its middle, as far as the edges let it. */
const cutAround = (percent: number, whole: number, cut: number) =>
  Math.round(Math.min(Math.max((whole * percent) / 100 - cut / 2, 0), whole - cut));

/** Cuts a picture to the ratio of the order, around its focus. The library knows no such point. */
function cropToFocus(image: Sharp, metadata: Metadata, order: PictureOrder): Sharp {
  if (order.isCropped !== true || order.focus === undefined) return image;
  const { width, height } = metadata.autoOrient;
  const scale = Math.min(width / order.width, height / order.height);
  const cut = {
    width: Math.max(1, Math.round(order.width * scale)),
    height: Math.max(1, Math.round(order.height * scale)),
  };
  return image.extract({
    ...cut,
    left: cutAround(order.focus.x, width, cut.width),
    top: cutAround(order.focus.y, height, cut.height),
  });
}

/** The measured memory for opening a picture, in bytes. Some formats are unpacked whole before the first line is read. */
function memoryToOpen({ width, height, format, isProgressive, channels, depth }: Metadata): number {
  const pixels = width * height;
  if (format === 'heif') return pixels * 18;
  if (format === 'gif') return pixels * 9;
  if (format === 'webp') return pixels * 4;
  if (isProgressive) return pixels * (format === 'jpeg' ? 6.5 : sampleBytes(channels, depth));
  return 0;
}

/** The measured most memory for writing a picture, in bytes. */
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

/** Reads the reason from sharp's message, its only source. Rethrows errors of the machine, such as a full disk. */
function errorReasonOf(error: unknown): OpenErrorReason {
  const message = error instanceof Error ? error.message : '';
  if (message.includes('pixel limit') || message.includes('too large')) return 'tooManyPixels';
  // A damaged picture also ends the writing, without an error of the system.
  if (/system error|No space left|ENOSPC|EACCES/i.test(message)) throw error;
  return 'damaged';
}

/**
 * Creates a weighted semaphore: tasks run concurrently as long as their amounts fit into the budget, in order of arrival.
 *
 * @param total - the whole budget. A task that asks for more gets all of it.
 */
function createBudget(total: number) {
  let free = total;
  const waiting: { readonly amount: number; readonly start: () => void }[] = [];
  const admit = () => {
    for (let [next] = waiting; next !== undefined && next.amount <= free; [next] = waiting) {
      waiting.shift();
      free -= next.amount;
      next.start();
    }
  };
  return {
    /** Runs the task as soon as the amount is free, and releases it afterwards. */
    async spend<Result>(requested: number, task: () => Promise<Result>) {
      const amount = Math.min(requested, total);
      await new Promise<void>((start) => {
        waiting.push({ amount, start });
        admit();
      });
      try {
        return await task();
      } finally {
        free += amount;
        admit();
      }
    },
  };
}

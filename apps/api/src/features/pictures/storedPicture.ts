import { createReadStream } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { PICTURE_PIXEL_LIMIT } from '@parlour/contract';
import { FILE_HEAD_BYTES, startOfFile } from '@parlour/core/documents';
import type { HeicMaker } from '../../platform/files/heicMaker.ts';
import type { OpenErrorReason, PictureOrder } from '../../platform/images/picture-process/order.ts';
import { pictureLimitError } from '../../platform/images/pictureError.ts';

/** The longer side of a stored picture, in pixels: the widest that the image proxy renders. */
const SIDE_LIMIT = 2400;
const QUALITY = 88;

/** Returns the order that makes a file what the club stores of a picture. */
export function storedPictureOrder(from: string, to: string): PictureOrder {
  return {
    from,
    to,
    format: 'jpeg',
    quality: QUALITY,
    width: SIDE_LIMIT,
    height: SIDE_LIMIT,
    keepsTransparency: true,
  };
}

/** How many pixels a picture may have, as sentences say it. */
export const PIXELS_IN_WORDS = `${PICTURE_PIXEL_LIMIT / 1_000_000} megapixels`;

/**
 * Puts a JPEG in place of a HEIC, as telephones take them: the process of pictures opens none. Any other file stays.
 *
 * @returns why it can't be one. Undefined where the file can be made now.
 * @throws ApiError 503 where it took too long, or too many wait.
 */
export async function convertHeic(
  path: string,
  heic: HeicMaker,
): Promise<OpenErrorReason | undefined> {
  if ((await startOf(path)) !== 'heic') return undefined;
  const jpeg = await heic.jpegOf(() => Promise.resolve(createReadStream(path)));
  if (jpeg === 'limit') throw pictureLimitError();
  if (typeof jpeg === 'string') return jpeg;
  await writeFile(path, jpeg);
  return undefined;
}

async function startOf(path: string) {
  await using handle = await open(path);
  const { buffer, bytesRead } = await handle.read(
    Buffer.alloc(FILE_HEAD_BYTES),
    0,
    FILE_HEAD_BYTES,
    0,
  );
  return startOfFile(buffer.subarray(0, bytesRead));
}

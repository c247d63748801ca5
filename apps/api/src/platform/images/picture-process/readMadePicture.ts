import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { opening } from './makePicture.ts';
import type { MadePicture, PictureOrder } from './order.ts';

/**
 * Returns what a file is where it is already as the order makes one: JPEG or WebP, one image within the size, without
 * metadata. Undefined for any other, also for a damaged one.
 */
export async function readMadePicture({
  from,
  width: widest,
  height: highest,
}: Pick<PictureOrder, 'from' | 'width' | 'height'>): Promise<MadePicture | undefined> {
  const image = sharp(await readFile(from), opening);
  try {
    const { format, width, height, pages = 1, orientation = 1, ...others } = await image.metadata();
    if (format !== 'jpeg' && format !== 'webp') return undefined;
    if (width > widest || height > highest || pages > 1) return undefined;
    const { exif, xmp, iptc, icc, space } = others;
    // A picture that was made has the colors of sRGB, or none, and names no profile.
    if (space !== 'srgb' && space !== 'b-w') return undefined;
    const hasMetadata = [exif, xmp, iptc, icc].some((each) => each !== undefined);
    if (hasMetadata || orientation !== 1) return undefined;
    // Reads all of it: the header alone may be whole.
    await image.stats();
    return { format, width, height };
  } catch {
    return undefined;
  }
}

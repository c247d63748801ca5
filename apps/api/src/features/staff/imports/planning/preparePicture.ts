import { createHash } from 'node:crypto';
import { copyFile, readFile } from 'node:fs/promises';
import { ApiError } from '../../../../errors/apiError.ts';
import type { PictureExtension } from '../../../pictures/names.ts';
import { createHeicMaker } from '../../../../platform/files/heicMaker.ts';
import {
  convertHeic,
  PIXELS_IN_WORDS,
  storedPictureOrder,
} from '../../../pictures/storedPicture.ts';

/** A picture of a package, ready to be stored. */
interface PreparedPicture {
  readonly extension: PictureExtension;
  /** SHA-256, in hexadecimal digits. */
  readonly hash: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Bytes. */
  readonly size: number;
}

const messages = {
  notAPicture: 'is no picture.',
  damaged: 'is damaged.',
  slow: 'could not be opened in time. Please try again.',
  tooManyPixels: `has more than ${PIXELS_IN_WORDS}.`,
} as const;

/**
 * Makes a file what the club stores of a picture. What another Parlour stored stays as it is, byte for byte.
 *
 * @returns the end of a sentence where it is no usable picture.
 */
export async function preparePicture(from: string, to: string): Promise<PreparedPicture | string> {
  // Loaded only for packages with such pictures, since the library is large.
  const { makePicture } =
    await import('../../../../platform/images/picture-process/makePicture.ts');
  const { readMadePicture } =
    await import('../../../../platform/images/picture-process/readMadePicture.ts');
  const issue = await convertHeic(from, createHeicMaker()).catch((error: unknown) => {
    // One slow picture is no reason to import nothing.
    if (error instanceof ApiError && error.code === 'unavailable') return 'slow' as const;
    throw error;
  });
  if (issue !== undefined) return messages[issue];
  const order = storedPictureOrder(from, to);
  const known = await readMadePicture(order);
  const made = known ?? (await makePicture(order));
  if (typeof made === 'string') return messages[made];
  if (known !== undefined) await copyFile(from, to);
  const bytes = await readFile(to);
  return {
    extension: made.format === 'webp' ? 'webp' : 'jpg',
    hash: createHash('sha256').update(bytes).digest('hex'),
    width: made.width,
    height: made.height,
    size: bytes.length,
  };
}

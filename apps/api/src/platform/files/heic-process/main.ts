// Converts one HEIC picture from standard input to JPEG on standard output. The server starts one such process for each
// picture, so that a hostile picture harms only its own process.
import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { PICTURE_PIXEL_LIMIT } from '@parlour/contract/values';
import sharp from 'sharp';
import { toSrgb } from '../../images/toSrgb.ts';
import { decode, primaryOf, profileOfHeic } from './decode.ts';

setPriority(constants.priority.PRIORITY_LOW);
sharp.cache(false);
sharp.concurrency(1);

/** The longer side of the JPEG, in pixels. */
const SIDE_LIMIT = 2560;

const image = primaryOf(await buffer(process.stdin));
if (image === undefined) process.exit(1);
if (image.get_width() * image.get_height() > PICTURE_PIXEL_LIMIT) process.exit(2);

const decoded = await decode(image, SIDE_LIMIT).catch((error: unknown) => {
  // What the library throws where it gets no more memory.
  process.exit(/memory|allocation|OOM/i.test(String(error)) ? 3 : 1);
});
if (decoded === undefined) process.exit(1);
const { data, ...raw } = decoded;
const small = sharp(data, { raw }).resize({
  width: SIDE_LIMIT,
  height: SIDE_LIMIT,
  fit: 'inside',
  withoutEnlargement: true,
});
const profile = await profileOfHeic(image);
const inSrgb = profile === undefined ? small : await toSrgb(small, profile);
process.stdout.end(await inSrgb.flatten({ background: '#fff' }).jpeg({ quality: 85 }).toBuffer());

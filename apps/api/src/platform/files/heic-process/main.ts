// Converts one HEIC picture from standard input to JPEG on standard output. The server starts one such process for each
// picture, so that a hostile picture harms only its own process.
import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import decodeHeic from 'heic-decode';
import sharp from 'sharp';
import { PIXEL_LIMIT } from '../../images/pixelLimit.ts';

setPriority(constants.priority.PRIORITY_LOW);
sharp.cache(false);
sharp.concurrency(1);

/** The longer side of the JPEG, in pixels. */
const SIDE_LIMIT = 2560;

const { all } = decodeHeic;
const images = await all({ buffer: await buffer(process.stdin) });
const [first] = images;
if (first === undefined || pixelCount(first) > PIXEL_LIMIT) process.exit(2);

const { data, width, height } = await first.decode();
const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
  .resize({ width: SIDE_LIMIT, height: SIDE_LIMIT, fit: 'inside', withoutEnlargement: true })
  .flatten({ background: '#fff' })
  .jpeg({ quality: 85 })
  .toBuffer();
process.stdout.end(jpeg);

/** Reads the size. The library has it before it decodes a picture, but not in its types. */
function pixelCount(image: object): number {
  return Number(Reflect.get(image, 'width')) * Number(Reflect.get(image, 'height'));
}

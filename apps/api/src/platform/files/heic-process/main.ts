// Opens one HEIC picture from the standard input and writes it as JPEG to the standard output. The server starts one such
// process for each picture: what a hostile one breaks or takes ends with it.
import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import decodeHeic from 'heic-decode';
import sharp from 'sharp';
import { PIXEL_LIMIT } from '../../pixelLimit.ts';

setPriority(constants.priority.PRIORITY_LOW);
sharp.cache(false);
sharp.concurrency(1);

/** The longer side of what is shown, in pixels. */
const SHOWN = 2560;

const { all } = decodeHeic;
const images = await all({ buffer: await buffer(process.stdin) });
const [first] = images;
if (first === undefined || pixelsOf(first) > PIXEL_LIMIT) process.exit(2);

const { data, width, height } = await first.decode();
const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
  .resize({ width: SHOWN, height: SHOWN, fit: 'inside', withoutEnlargement: true })
  .flatten({ background: '#fff' })
  .jpeg({ quality: 85 })
  .toBuffer();
process.stdout.end(jpeg);

/** The library tells the size before it opens a picture; its types do not. */
function pixelsOf(image: object): number {
  return Number(Reflect.get(image, 'width')) * Number(Reflect.get(image, 'height'));
}

import { createHash } from 'node:crypto';
import type { PictureName } from './catalogue.ts';
import { drawPicture } from './draw.ts';

/** The folder of the rendered pictures. */
export const picturesFolder = new URL('../../pictures/', import.meta.url);

/** The file that records from which drawing each rendered picture was made. */
export const fingerprintsFile = new URL('fingerprints.json', picturesFolder);

/** The SHA-256 of a picture's SVG: it changes whenever the drawing does. */
export function fingerprint(name: PictureName): string {
  return createHash('sha256').update(drawPicture(name)).digest('hex');
}

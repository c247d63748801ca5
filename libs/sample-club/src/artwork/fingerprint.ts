import { createHash } from 'node:crypto';
import type { CoverName, PictureName } from './catalogue.ts';
import { drawPicture } from './draw.ts';

/** The folder of the rendered pictures. */
export const picturesFolder = new URL('../../pictures/', import.meta.url);

/** The file with the fingerprint of each rendered picture. */
export const fingerprintsFile = new URL('fingerprints.json', picturesFolder);

/** Returns the SHA-256 of a picture's SVG. */
export function fingerprint(name: PictureName | CoverName): string {
  return createHash('sha256').update(drawPicture(name)).digest('hex');
}

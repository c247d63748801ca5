import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../workspace/paths.ts';

const originals = join(root, 'libs/sample-club/pictures');
const folder = join(root, '.nx/book-pictures');
/** As wide as the apps ask for, from a browser that chooses no width; in pixels. */
const WIDTH = 960;
const QUALITY = 50;

const isNewer = (copy: string, original: string) =>
  existsSync(copy) && statSync(copy).mtimeMs > statSync(original).mtimeMs;

/**
 * Makes the sample club's pictures small enough for the built book, which has no server that would do so. Returns their folder,
 * whose path names how they were made: what is there and newer than its original is kept.
 */
export async function lightPictures(): Promise<string> {
  const made = join(folder, `${WIDTH}-${QUALITY}`);
  mkdirSync(made, { recursive: true });
  const names = readdirSync(originals).filter((name) => name.endsWith('.webp'));
  const missing = names.filter((name) => !isNewer(join(made, name), join(originals, name)));
  await Promise.all(
    missing.map((name) =>
      sharp(join(originals, name))
        .resize({ width: WIDTH })
        .webp({ quality: QUALITY })
        .toFile(join(made, name)),
    ),
  );
  return made;
}

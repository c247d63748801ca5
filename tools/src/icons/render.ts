import pngToIco from 'png-to-ico';
import sharp from 'sharp';

// Pixels. Browsers ask for this size in tabs and bookmarks on most screens.
const FAVICON_SIZE = 32;

/** Draws the icon as a square PNG. */
const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** Fills the icon's corners, for systems that cut it to a shape of their own. */
const withoutCorners = (svg: string) => svg.replace(/ rx="\d+"/, '');

/** Renders the files that systems need beside the SVG icon, by their names. */
export async function renderIcons(svg: string): Promise<ReadonlyMap<string, Buffer>> {
  const square = withoutCorners(svg);
  return new Map([
    ['favicon.ico', await pngToIco([await png(svg, FAVICON_SIZE)])],
    ['apple-touch-icon.png', await png(square, 180)],
    ['icon-192.png', await png(svg, 192)],
    ['icon-512.png', await png(svg, 512)],
    ['icon-maskable-512.png', await png(square, 512)],
  ]);
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const WIDTH = 600;

/** Returns a picture of the same shape and mean color, with both diagonals to show how it is cropped. */
export async function plainPhotograph(file: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata();
  const mean = await sharp(file).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const high = Math.round((WIDTH * height) / width);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${high}">
    <path fill="rgb(${[...mean].join()})" d="M0 0h${WIDTH}v${high}H0z"/>
    <path stroke="#fff" stroke-width="2" d="M0 0L${WIDTH} ${high}M${WIDTH} 0L0 ${high}"/></svg>`;
  return sharp(Buffer.from(svg)).webp({ lossless: true }).toBuffer();
}

/**
 * Replaces the photographs of a built book by plain pictures of the same shape. Photographs would take nine tenths of the
 * room of the stored pictures, and show nothing of the design.
 */
export async function plainPhotographs(book: string): Promise<void> {
  const folder = join(book, 'pictures');
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.webp'))) {
    const file = join(folder, name);
    writeFileSync(file, await plainPhotograph(readFileSync(file)));
  }
}

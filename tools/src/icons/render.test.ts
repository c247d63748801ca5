import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { root } from '../workspace/paths.ts';
import { renderIcons } from './render.ts';

const folder = join(root, 'apps/web/public');
const fileOf = (name: string) => readFileSync(join(folder, name));
const manifestShape = z.object({
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string().optional() })),
});

test('the icons in the tree are those of the SVG icon', async () => {
  const icons = await renderIcons(fileOf('favicon.svg').toString());
  for (const [name, bytes] of icons) {
    // Drawn again, since compressors of other versions write other bytes.
    const draw = (file: Buffer) => sharp(file).raw().toBuffer();
    if (name.endsWith('.png')) expect(await draw(fileOf(name)), name).toEqual(await draw(bytes));
    else expect(fileOf(name), name).toEqual(bytes);
  }
});

test('each icon of the manifest has the size that it says, and systems that cut icons get a full square', async () => {
  const { icons } = manifestShape.parse(JSON.parse(fileOf('manifest.webmanifest').toString()));
  const pictures = icons.filter(({ src }) => src.endsWith('.png'));
  expect(pictures.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  for (const { src, sizes, purpose } of pictures) {
    const { data, info } = await sharp(fileOf(src))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(`${info.width}x${info.height}`).toBe(sizes);
    expect(data[3] === 255).toBe(purpose === 'maskable');
  }
  expect(await sharp(fileOf('apple-touch-icon.png')).metadata()).toMatchObject({ width: 180 });
});

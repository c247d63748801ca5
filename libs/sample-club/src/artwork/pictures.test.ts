import { readFileSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { coverSize, dominantColor, isCoverName, picturePath, pictureSize } from './catalogue.ts';
import { drawnNames } from './draw.ts';
import { fingerprint, fingerprintsFile, picturesFolder } from './fingerprint.ts';

const files = readdirSync(picturesFolder);
const megabyte = 1_000_000;

test('the rendered files are those of the catalogue, one to one', () => {
  const expected = [...drawnNames.map((name) => `${name}.webp`), 'fingerprints.json'];
  expect(files.toSorted()).toEqual(expected.toSorted());
});

test('the rendered files weigh at most 7 MB together', () => {
  const sizes = files.map((file) => statSync(new URL(file, picturesFolder)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(7 * megabyte);
});

test('every rendered file is of the current drawing (else run `npm run artwork`)', () => {
  const recorded: unknown = JSON.parse(readFileSync(fingerprintsFile, 'utf8'));
  expect(recorded).toEqual(Object.fromEntries(drawnNames.map((name) => [name, fingerprint(name)])));
});

test.each(drawnNames)('%s is a WebP of the stated size', async (name) => {
  const file = fileURLToPath(new URL(`${name}.webp`, picturesFolder));
  expect(await sharp(file).metadata()).toMatchObject({
    format: 'webp',
    ...(isCoverName(name) ? coverSize : pictureSize),
  });
});

test('a picture has a path and a color', () => {
  expect(picturePath('kyoto')).toBe('/pictures/kyoto.webp');
  expect(dominantColor('kyoto')).toBe('#8b9a86');
});

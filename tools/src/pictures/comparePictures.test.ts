import { expect, test } from 'vitest';
import {
  comparePictures,
  type Pixels,
  readPixels,
  toPng,
  toStoredFile,
} from './comparePictures.ts';

/** Paints a picture of one gray, with another gray at some pixels. */
function paint(
  width: number,
  height: number,
  gray: number,
  spots: Record<number, number> = {},
): Pixels {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    data.fill(spots[pixel] ?? gray, pixel * 4, pixel * 4 + 3);
  }
  return { width, height, data };
}

test('equal pictures have no difference', () => {
  expect(comparePictures(paint(8, 6, 200), paint(8, 6, 200))).toBeUndefined();
});

test('what nobody sees is no difference', () => {
  expect(comparePictures(paint(8, 6, 200), paint(8, 6, 202))).toBeUndefined();
});

test('each pixel of another shade counts, and is marked in red', () => {
  const difference = comparePictures(paint(8, 6, 200), paint(8, 6, 200, { 9: 190, 20: 210 }));
  expect(difference?.pixels).toBe(2);
  expect([...(difference?.picture.data.subarray(36, 40) ?? [])]).toEqual([255, 0, 0, 255]);
});

test('a single pixel beside an edge counts', () => {
  const edge = { 8: 0, 9: 0, 10: 0 };
  expect(
    comparePictures(paint(8, 6, 255, edge), paint(8, 6, 255, { ...edge, 11: 128 }))?.pixels,
  ).toBe(1);
});

test('a picture of another size differs by at least what one of them lacks', () => {
  const difference = comparePictures(paint(8, 6, 255), paint(8, 9, 255));
  expect(difference?.pixels).toBeGreaterThanOrEqual(24);
  expect(difference?.picture).toMatchObject({ width: 8, height: 9 });
});

test('the stored file and the PNG hold the same pixels', async () => {
  const picture = paint(8, 6, 120, { 3: 7, 30: 251 });
  for (const write of [toStoredFile, toPng]) {
    expect(comparePictures(await readPixels(await write(picture)), picture)).toBeUndefined();
  }
});

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

/** Numbers some pixels that follow each other, each with a gray. */
const row = (first: number, count: number, gray: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [first + index, gray]));

test('each pixel of another shade counts, and is marked in red', () => {
  const difference = comparePictures(paint(8, 6, 200), paint(8, 6, 200, row(9, 12, 190)));
  expect(difference?.pixels).toBe(12);
  expect([...(difference?.picture.data.subarray(36, 40) ?? [])]).toEqual([255, 0, 0, 255]);
});

test('eight pixels pass, and nine count', () => {
  expect(comparePictures(paint(8, 6, 255), paint(8, 6, 255, row(8, 8, 0)))).toBeUndefined();
  expect(comparePictures(paint(8, 6, 255), paint(8, 6, 255, row(8, 9, 0)))?.pixels).toBe(9);
});

test('a softer edge counts', () => {
  const sharp = row(16, 16, 0);
  const soft = { ...sharp, ...row(32, 16, 128) };
  expect(comparePictures(paint(16, 6, 255, sharp), paint(16, 6, 255, soft))?.pixels).toBe(16);
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

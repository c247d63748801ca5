import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureNames, pictures } from './catalogue.ts';
import { drawPicture } from './draw.ts';
import { palettes } from './palette.ts';

test('every palette has ten colors', () => {
  for (const palette of Object.values(palettes)) {
    for (const color of Object.values(palette)) {
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
    }
  }
});

test('at least sixty pictures, each with its own words', () => {
  expect(pictureNames.length).toBeGreaterThanOrEqual(60);
  const words = pictureNames.map((name) => pictures[name].alt);
  expect(new Set(words).size).toBe(words.length);
});

test('every place has a palette of its own', () => {
  const places = Object.values(pictures).filter((picture) => picture.kind === 'place');
  expect(new Set(places.map((place) => place.palette)).size).toBe(places.length);
});

test('no two pictures are the same drawing', () => {
  const drawings = pictureNames.map((name) => drawPicture(name));
  expect(new Set(drawings).size).toBe(drawings.length);
});

describe.each(pictureNames)('%s', (name) => {
  const drawing = drawPicture(name);

  test('is drawn the same each time', () => {
    expect(drawPicture(name)).toBe(drawing);
  });

  test('is a whole SVG document without text, loose references or broken numbers', async () => {
    const ids = [...drawing.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    const references = [...drawing.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(references.filter((reference) => !ids.includes(reference))).toEqual([]);
    expect(drawing).not.toMatch(/NaN|undefined|Infinity|<text/);
    expect(await sharp(Buffer.from(drawing)).metadata()).toMatchObject({
      format: 'svg',
      width: 1600,
      height: 1000,
    });
  });
});

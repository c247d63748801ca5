import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import bounds from './areas/bounds.json';
import { isSea, serveAreas } from '../testing/areas.ts';
import { decodeSteps, loadCoast } from './loadCoast.ts';

const folder = join(import.meta.dirname, 'areas');
const santorini = { latitude: 36.42, longitude: 25.43 };

test('map-26: the index names the files that are there', () => {
  expect(readdirSync(folder).toSorted()).toEqual(
    [...Object.keys(bounds), 'bounds'].map((name) => `${name}.json`).toSorted(),
  );
});

test('map-26: points are differences from the corner', () => {
  const box = { west: 12, south: 55, east: 13, north: 56 };
  const [first, second] = decodeSteps([5000, 1, -1, 2], box);
  expect(first).toEqual([12.5, expect.closeTo(55.0001, 9)]);
  expect(second).toEqual([expect.closeTo(12.4999, 9), expect.closeTo(55.0003, 9)]);
});

test.each([
  ['a street in Copenhagen', 55.6805, 12.5795, false],
  ['the Sound off Copenhagen', 55.7, 12.7, true],
  ['Fira on Santorini', 36.4165, 25.4325, false],
  ['the caldera of Santorini', 36.43, 25.395, true],
])('map-26: %s is %f, %f', async (_, latitude, longitude, expected) => {
  serveAreas();
  expect(await isSea(latitude, longitude)).toBe(expected);
});

test('map-26: only the area of the place is loaded, and none elsewhere', async () => {
  const fetch = serveAreas();
  await loadCoast(santorini);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([expect.stringContaining('santorini')]);
  expect(await loadCoast({ latitude: 48.86, longitude: 2.35 })).toBeNull();
  expect(fetch).toHaveBeenCalledOnce();
});

test('map-26: a file that does not come is a failure', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await expect(loadCoast(santorini)).rejects.toThrow('503');
});

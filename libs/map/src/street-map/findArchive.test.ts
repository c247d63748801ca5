import { expect, test, vi } from 'vitest';
import { findArchive } from './findArchive.ts';

const paris = { latitude: 48.86, longitude: 2.35 };
const bounds = { west: 2.2, south: 48.8, east: 2.5, north: 48.95 };

const serve = (list: unknown, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(list), { status }));

test('map-43: the archive of the place is taken from the list', async () => {
  serve([{ url: '/map-tiles/paris.pmtiles?v=1', bounds }]);
  const url = await findArchive('/map-tiles/archives.json', paris);
  expect(url).toBe(`${location.origin}/map-tiles/paris.pmtiles?v=1`);
  const elsewhere = { latitude: 0, longitude: 0 };
  expect(await findArchive('/map-tiles/archives.json', elsewhere)).toBeNull();
});

test('map-43: one archive is taken for every place, without a list', async () => {
  const url = 'https://tiles.example/world.pmtiles';
  expect(await findArchive(url, paris)).toBe(url);
});

test.each([[[{ url: 7, bounds }]], [[{ url: '/a.pmtiles', bounds: {} }]], [[null, 'a']], [{}]])(
  'map-43: %j lists no archive',
  async (list) => {
    serve(list);
    expect(await findArchive('/map-tiles/archives.json', paris)).toBeNull();
  },
);

test('map-43: a list that does not come is a failure', async () => {
  serve([], 503);
  await expect(findArchive('/map-tiles/archives.json', paris)).rejects.toThrow('503');
});

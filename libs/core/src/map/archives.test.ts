import { expect, test } from 'vitest';
import { archiveOf, type MapArchive } from './archives.ts';

const archive = (url: string, west: number, south: number, east: number, north: number) =>
  ({ url, bounds: { west, south, east, north } }) satisfies MapArchive;
const archives: readonly MapArchive[] = [
  { url: 'world', bounds: null },
  archive('france', -5, 42, 8, 51),
  archive('paris', 2.2, 48.8, 2.5, 48.95),
  archive('rome', 12.3, 41.8, 12.7, 42),
];

test.each([
  ['paris', 48.86, 2.35],
  ['france', 45.76, 4.83],
  ['rome', 41.9, 12.5],
  ['world', 35.68, 139.69],
])('core/map-18: %s holds %f, %f', (url, latitude, longitude) => {
  expect(archiveOf(archives, { latitude, longitude })?.url).toBe(url);
});

test('core/map-18: a place outside every archive has none', () => {
  const place = { latitude: 35.68, longitude: 139.69 };
  expect(archiveOf(archives.slice(1), place)).toBeNull();
  expect(archiveOf([], place)).toBeNull();
});

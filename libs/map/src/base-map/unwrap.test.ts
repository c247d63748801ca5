import { expect, test } from 'vitest';
import { flatRing, isAroundPole, type Point, unwrap } from './unwrap.ts';

const longestStep = (points: readonly Point[]) =>
  Math.max(...points.slice(1).map(([x], index) => Math.abs(x - points[index]![0])));

test('map-22: a line across the antimeridian goes on beyond 180 degrees', () => {
  expect(
    unwrap([
      [179, -17],
      [-179, -18],
      [178, -19],
    ]),
  ).toEqual([
    [179, -17],
    [181, -18],
    [178, -19],
  ]);
});

test('map-22: an island on the antimeridian is one ring without a jump', () => {
  const ring: Point[] = [
    [179, 1],
    [-179, 1],
    [-179, -1],
    [179, -1],
    [179, 1],
  ];
  expect(isAroundPole(ring)).toBe(false);
  expect(longestStep(flatRing(ring))).toBe(2);
});

const antarctica = [-180, -120, -60, 0, 60, 120, 180].map((x): Point => [x, -70]);

test.each([
  ['eastwards', antarctica],
  ['westwards', antarctica.toReversed()],
])('map-22: land around the pole, %s, is closed along the edge of the world', (_, ring) => {
  expect(isAroundPole(ring)).toBe(true);
  const flat = flatRing(ring);
  expect(flat[0]).toEqual(flat.at(-1));
  expect(flat.filter(([, latitude]) => latitude === -90)).toHaveLength(2);
  const longitudes = flat.map(([longitude]) => longitude);
  // Both ends overlap.
  expect(Math.max(...longitudes) - Math.min(...longitudes)).toBeGreaterThanOrEqual(360);
});

test('map-22: lines without points stay so', () => {
  expect(unwrap([])).toEqual([]);
});

import { tokens } from '@parlour/ui/tokens';
import { expect, test } from 'vitest';
import type { PlanFile } from '../plans/planFile.ts';
import { groundPaths } from './groundPaths.ts';

const { color } = tokens;
const view = { center: { latitude: 0, longitude: 0 }, zoom: 8 };
const size = { width: 400, height: 200 };
/** Degrees of a pixel, at the equator. */
const PIXEL = 360 / 256 / 2 ** 8;

const square = (kind: string, side: number): GeoJSON.Feature<GeoJSON.Polygon> => ({
  type: 'Feature',
  properties: { kind },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [side * PIXEL, 0],
        [side * PIXEL, side * PIXEL],
        [0, 0],
      ],
    ],
  },
});
const plan = {
  type: 'FeatureCollection',
  features: [
    { ...square('park', 10), properties: { kind: 'park', name: 'Green Park' } },
    {
      type: 'Feature',
      properties: { kind: 'river', name: 'Po', width: 16 },
      geometry: {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [50 * PIXEL, 0],
        ],
      },
    },
  ],
} satisfies PlanFile;
const coast: GeoJSON.FeatureCollection = {
  type: 'FeatureCollection',
  features: [square('land', 90), square('sea', 20), square('coast', 20)],
};

const pathsOf = (ground: Parameters<typeof groundPaths>[0]) => [...groundPaths(ground, view, size)];

test('map-33: the sea is below the parks, each at its place around the middle', () => {
  const paths = pathsOf({ coast, plan });
  const sea = paths.findIndex(({ d }) => d === 'M0 0L20 0L20 -20L0 0');
  const park = paths.findIndex(({ d }) => d === 'M0 0L10 0L10 -10L0 0');
  expect(paths[sea]).toMatchObject({ fill: color.surfaceSunken });
  expect(paths[park]).toMatchObject({ fill: color.positive });
  expect(sea).toBe(1);
  expect(park).toBeGreaterThan(sea);
});

test('map-33: a river has a shore on both sides and is as wide as the zoom makes it', () => {
  const drawn = pathsOf({ coast: null, plan }).filter(({ d }) => d === 'M0 0L50 0');
  expect(drawn).toMatchObject([
    { stroke: color.accent, 'stroke-width': 4 },
    { stroke: color.surfaceSunken, 'stroke-width': 2 },
  ]);
});

test('map-33: the ground is land, and without a coast nothing is sea', () => {
  const [land, next] = pathsOf({ coast: null, plan });
  expect(land).toMatchObject({ d: 'M-200 -100H200V100H-200Z', fill: color.surfaceRaised });
  expect(next).toMatchObject({ stroke: color.rule });
});

test('map-33: an island in the sea is a hole, however its ring turns', () => {
  const sea = square('sea', 20);
  const [outline = []] = sea.geometry.coordinates;
  sea.geometry.coordinates.push(outline.map(([x = 0, y = 0]) => [x / 2, y / 2]));
  const paths = pathsOf({ coast: { type: 'FeatureCollection', features: [sea] }, plan });
  expect(paths[1]).toMatchObject({
    d: 'M0 0L20 0L20 -20L0 0M0 0L10 0L10 -10L0 0',
    'fill-rule': 'evenodd',
  });
});

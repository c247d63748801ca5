import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitZoom, mapView } from './mapView.ts';
import type { Position } from './mercator.ts';

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });

test.each([
  [0, 15.5],
  [0.009999, 15.5],
  [0.01, 14.5],
  [0.049999, 14.5],
  [0.05, 13.5],
  [0.099999, 13.5],
  [0.1, 11.5],
  [0.499999, 11.5],
  [0.5, 9.5],
  [180, 9.5],
])('core/map-5: a spread of %f degrees has the zoom %f', (spread, zoom) => {
  expect(fitZoom(spread)).toBe(zoom);
});

test.each([
  ['latitude', at(48.2, 2), at(48.24, 2.001), 14.5],
  ['longitude', at(48.2, 2), at(48.201, 2.3), 11.5],
  ['exactly 0.01, which subtraction makes less', at(10.01, 0), at(10, 0), 14.5],
  ['exactly 0.1, which subtraction makes less', at(0, 20.1), at(0, 20), 11.5],
  ['none', at(48.2, 2), at(48.2, 2), 15.5],
])('core/map-6: the zoom follows from the larger range: %s', (_, one, other, zoom) => {
  expect(mapView([one, other], 'destination').zoom).toBe(zoom);
});

test('core/map-7: a single pin is in the middle, closer on the vendor’s page', () => {
  const place = at(-33.9, 18.4);
  expect(mapView([place], 'destination')).toEqual({ center: place, zoom: 14 });
  expect(mapView([place], 'vendor')).toEqual({ center: place, zoom: 15 });
});

test('core/map-8: without a pin the map stays where it is, at first at the fixed city', () => {
  const fixedCity = { center: at(40.7128, -74.006), zoom: 12 };
  expect(mapView([], 'destination')).toEqual(fixedCity);
  const present = { center: at(48.85, 2.35), zoom: 13.5 };
  expect(mapView([], 'destination', { view: present })).toEqual(present);
});

test('core/map-9: the center is the middle between the pins, wherever most of them are', () => {
  const { center } = mapView([at(10, 20), at(10, 20), at(12, 24)], 'destination');
  expect(center).toEqual(at(11, 22));
});

test.each([
  ['Fiji', [at(-17, 178), at(-18, -179)], at(-17.5, 179.5), 9.5],
  ['the line itself, named twice', [at(0, -180), at(0.02, 180)], at(0.01, 180), 14.5],
  ['a little over it', [at(0, 179.99), at(0, -179.98)], at(0, -179.995), 14.5],
  ['the Pacific', [at(0, 120), at(0, -120), at(0, 179)], at(0, 180), 9.5],
])('core/map-10: %s is seen across the antimeridian', (_, positions, center, zoom) => {
  const view = mapView(positions, 'destination');
  expect(view.center.latitude).toBeCloseTo(center.latitude, 9);
  expect(view.center.longitude).toBeCloseTo(center.longitude, 9);
  expect(view.zoom).toBe(zoom);
});

const degrees = (limit: number) =>
  fc.integer({ min: -limit * 1000, max: limit * 1000 }).map((thousandths) => thousandths / 1000);
const anyPositions = fc.array(fc.tuple(degrees(90), degrees(180)), { minLength: 2, maxLength: 12 });

test('core/map-9, core/map-10: the center lies on the globe, and their order does not matter', () => {
  fc.assert(
    fc.property(anyPositions, (places) => {
      const positions = places.map(([latitude, longitude]) => at(latitude, longitude));
      const view = mapView(positions, 'destination');
      expect(Math.abs(view.center.latitude)).toBeLessThanOrEqual(90);
      expect(Math.abs(view.center.longitude)).toBeLessThanOrEqual(180);
      expect(mapView(positions.toReversed(), 'destination')).toEqual(view);
    }),
  );
});

test('core/map-6, core/map-10: pins that are moved around the globe keep their zoom, and the center moves along', () => {
  const anyCluster = fc.array(fc.tuple(degrees(1), degrees(1)), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(anyCluster, fc.integer({ min: -180, max: 180 }), (offsets, turn) => {
      const wrap = (longitude: number) => ((longitude + 540) % 360) - 180;
      const here = mapView(
        offsets.map(([latitude, longitude]) => at(latitude, longitude)),
        'destination',
      );
      const there = mapView(
        offsets.map(([latitude, longitude]) => at(latitude, wrap(longitude + turn))),
        'destination',
      );
      expect(there.zoom).toBe(here.zoom);
      const moved = wrap(there.center.longitude - here.center.longitude - turn);
      expect(Math.min(Math.abs(moved), 360 - Math.abs(moved))).toBeLessThan(1e-6);
    }),
  );
});

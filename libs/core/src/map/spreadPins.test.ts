import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { vendor } from '../destinations/fixtures/guide.ts';
import type { MapView } from './mercator.ts';
import { type Point, screenOffset } from './mercator.ts';
import { PIN_SIZE, pinsOf } from './pins.ts';
import { spreadPins } from './spreadPins.ts';

const size = { width: 328, height: 400 };
const paris: MapView = { center: { latitude: 48.86, longitude: 2.36 }, zoom: 14 };

/** Returns where pins at these positions are, and where they are shown. */
function spread(positions: readonly { latitude: number; longitude: number }[]) {
  const pins = pinsOf(positions.map((position, index) => vendor(`${index}`, position)));
  const nudges = spreadPins(pins, paris, size);
  return pins.map(({ vendorId, position }) => {
    const place = screenOffset(paris, position);
    const nudge = nudges.get(vendorId)!;
    return { place, nudge, point: { x: place.x + nudge.x, y: place.y + nudge.y } };
  });
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

test('core/map-19: pins with room between them are at their places', () => {
  const shown = spread([
    { latitude: 48.86, longitude: 2.36 },
    { latitude: 48.865, longitude: 2.36 },
  ]);
  expect(shown.map(({ nudge }) => nudge)).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]);
});

test.each([
  ['at one place', 48.86, 2.36],
  ['some pixels apart', 48.8605, 2.3605],
])('core/map-19: two pins %s are shown whole beside each other', (_name, latitude, longitude) => {
  const [one, other] = spread([
    { latitude: 48.86, longitude: 2.36 },
    { latitude, longitude },
  ]);
  expect(distance(one!.point, other!.point)).toBeGreaterThanOrEqual(PIN_SIZE);
});

test('core/map-19: no pin is moved far, or over the edge of the map', () => {
  const position = fc.record({
    latitude: fc.double({ min: 48.845, max: 48.875, noNaN: true }),
    longitude: fc.double({ min: 2.335, max: 2.385, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(position, { minLength: 1, maxLength: 12 }), (positions) => {
      for (const { place, nudge, point } of spread(positions)) {
        expect(Math.max(Math.abs(nudge.x), Math.abs(nudge.y))).toBeLessThanOrEqual(20);
        for (const [axis, length] of [['x', size.width] as const, ['y', size.height] as const]) {
          const inside = length / 2 - PIN_SIZE / 2;
          if (Math.abs(place[axis]) > inside) expect(nudge[axis]).toBe(0);
          // A nudge is a whole number of four pixels.
          else expect(Math.abs(point[axis])).toBeLessThanOrEqual(inside + 2);
        }
      }
    }),
    { seed: 20, numRuns: 300 },
  );
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { vendor } from '../destinations/fixtures/guide.ts';
import { labelBox, placeLabels, type PinLabel } from './labels.ts';
import type { MapView } from './mercator.ts';
import { screenOffset } from './mercator.ts';
import { PIN_SIZE, pinsOf } from './pins.ts';

const size = { width: 800, height: 520 };
const lisbon: MapView = { center: { latitude: 38.7, longitude: -9.1 }, zoom: 15 };

const pinsAt = (...positions: readonly (readonly [latitude: number, longitude: number])[]) =>
  pinsOf(
    positions.map(([latitude, longitude], index) =>
      vendor(`${index}`, { name: `Place number ${index}`, latitude, longitude }),
    ),
  );
const sidesOf = (labels: ReadonlyMap<string, PinLabel>) =>
  [...labels.values()].map(({ side, isShown }) => (isShown ? side : 'hidden'));

test('core/map-15: a name is below its pin where there is room', () => {
  const pins = pinsAt([38.7, -9.1], [38.702, -9.096], [38.699, -9.104]);
  expect(sidesOf(placeLabels(pins, lisbon, size))).toEqual(['below', 'below', 'below']);
});

test('core/map-15: pins at one place share the sides, and the last has no name', () => {
  const pins = pinsAt(...Array.from({ length: 5 }, () => [38.7, -9.1] as const));
  expect(sidesOf(placeLabels(pins, lisbon, size))).toEqual([
    'below',
    'above',
    'right',
    'left',
    'hidden',
  ]);
});

test('core/map-15: at an edge the name is where it is whole', () => {
  const east = { ...lisbon, center: { latitude: 38.7, longitude: -9.116 } };
  const west = { ...lisbon, center: { latitude: 38.7, longitude: -9.084 } };
  const south = { ...lisbon, center: { latitude: 38.7072, longitude: -9.1 } };
  const pins = pinsAt([38.7, -9.1]);
  expect([east, west, south].flatMap((view) => sidesOf(placeLabels(pins, view, size)))).toEqual([
    'left',
    'right',
    'above',
  ]);
});

test('core/map-15: neighbors across the antimeridian are neighbors', () => {
  const view: MapView = { center: { latitude: 0, longitude: 180 }, zoom: 12 };
  const labels = placeLabels(pinsAt([0, 179.9999], [0, -179.9999]), view, size);
  expect(sidesOf(labels)).toEqual(['below', 'above']);
});

test('core/map-15: a long name is cut off, and one in wide characters has more room than a short one', () => {
  const widthOf = (name: string) =>
    placeLabels(
      pinsOf([vendor('one', { name, latitude: 38.7, longitude: -9.1 })]),
      lisbon,
      size,
    ).get('one')?.width;
  expect(widthOf('A house with a very, very long name')).toBe(144);
  expect(widthOf('鮨 三谷 別邸')).toBeGreaterThan(widthOf('Lume 21') ?? 0);
});

const nearby = fc.tuple(
  fc.double({ min: 38.69, max: 38.71, noNaN: true }),
  fc.double({ min: -9.12, max: -9.08, noNaN: true }),
);

test('core/map-15: a name at the bottom is beside the invitation to click, never on it', () => {
  const pins = pinsAt([38.69364, -9.1058], [38.69364, -9.0979]);
  expect(sidesOf(placeLabels(pins, lisbon, size))).toEqual(['above', 'below']);
});

test('core/map-15: no visible name covers a pin, another name, a control or the edge, wherever the pins are', () => {
  fc.assert(
    fc.property(fc.array(nearby, { minLength: 1, maxLength: 20 }), (positions) => {
      const pins = pinsAt(...positions);
      const labels = placeLabels(pins, lisbon, size);
      const boxes = pins.map((pin) => {
        const label = labels.get(pin.vendorId)!;
        const point = screenOffset(lisbon, pin.position);
        return { point, label, box: labelBox(point, label.side, label.width) };
      });
      for (const { label, box } of boxes) {
        if (!label.isShown) continue;
        expect(Math.abs(box.x) + box.width / 2).toBeLessThanOrEqual(size.width / 2);
        expect(Math.abs(box.y) + box.height / 2).toBeLessThanOrEqual(size.height / 2);
        const others = boxes.filter((other) => other.box !== box);
        const invitation = {
          x: (254 - size.width) / 2,
          y: (size.height - 74) / 2,
          width: 254,
          height: 74,
        };
        const zoomControl = {
          x: (58 - size.width) / 2,
          y: (size.height - 104) / 2,
          width: 58,
          height: 104,
        };
        const pinBoxes = boxes.map(({ point }) => ({
          ...point,
          width: PIN_SIZE,
          height: PIN_SIZE,
        }));
        const shown = others.filter((other) => other.label.isShown).map((other) => other.box);
        for (const other of [invitation, zoomControl, ...pinBoxes, ...shown]) {
          const areApart =
            Math.abs(box.x - other.x) * 2 >= box.width + other.width - 1e-6 ||
            Math.abs(box.y - other.y) * 2 >= box.height + other.height - 1e-6;
          expect(areApart).toBe(true);
        }
      }
    }),
  );
});

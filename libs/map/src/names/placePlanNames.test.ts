import type { Box } from '@parlour/core';
import { expect, test } from 'vitest';
import type { PlanFile, PlanKind, PlanShape } from '../plans/planFile.ts';
import { twoLines } from './nameLook.ts';
import { footprintOf, placesAlong, placesWithin } from './namePlaces.ts';
import { placePlanNames } from './placePlanNames.ts';

const size = { width: 800, height: 500 };
const view = { center: { latitude: 0, longitude: 0 }, zoom: 14 };
/** Degrees of a CSS pixel on the equator in this view. */
const PIXEL = 360 / (256 * 2 ** 14);
const at = (x: number, y: number) => [x * PIXEL, -y * PIXEL];

const thing = (
  kind: PlanKind,
  name: string,
  geometry: PlanShape,
): PlanFile['features'][number] => ({
  type: 'Feature',
  properties: { kind, name },
  geometry,
});
const quarter = (name: string, x: number, y: number) =>
  thing('quarter', name, { type: 'Point', coordinates: at(x, y) });
const street = (name: string, ...points: [number, number][]) =>
  thing('street', name, { type: 'LineString', coordinates: points.map(([x, y]) => at(x, y)) });
const park = (name: string, half: number, x = 0, y = 0) =>
  thing('park', name, {
    type: 'Polygon',
    coordinates: [
      [
        at(x - half, y - half),
        at(x + half, y - half),
        at(x + half, y + half),
        at(x - half, y + half),
      ],
    ],
  });

const namesOf = (features: PlanFile['features'], reserved: readonly Box[] = []) => {
  const plan: PlanFile = { type: 'FeatureCollection', features };
  const names = placePlanNames(plan, view, size, reserved, (text) => text.length * 7);
  return [...names].filter((name) => name !== null);
};

test('map-28: quarters have their names before streets, in capitals', () => {
  const names = namesOf([street('Via Lunga', [-200, 0], [0, 0], [200, 0]), quarter('Borgo', 0, 0)]);
  expect(names.map(({ lines }) => lines)).toEqual([['BORGO'], ['Via Lunga']]);
  expect(names[0]?.place).toMatchObject({ x: 0, y: expect.closeTo(0, 6) });
  // The street's name is on the street, beside the quarter's.
  expect(Math.abs(names[1]?.place.x ?? 0)).toBeGreaterThan(50);
});

test('map-28: a name that is too long for its street or its park is left out', () => {
  expect(namesOf([street('Via Lunghissima', [-20, 0], [0, 0], [20, 0])])).toEqual([]);
  expect(namesOf([park('Giardino', 5)])).toEqual([]);
  expect(namesOf([park('Giardino', 40)])).toHaveLength(1);
});

test('map-28: a name follows the slope of its street, and is never upside down', () => {
  const [name] = namesOf([street('Via Erta', [100, 100], [0, 0], [-100, -100])]);
  expect(name?.place.angle).toBeCloseTo(Math.PI / 4, 3);
});

test('core/map-20: a name leaves a pin free', () => {
  const pin = { x: 0, y: 0, width: 32, height: 32 };
  const [name] = namesOf([quarter('Borgo', 0, 0)], [pin]);
  expect(Math.abs(name?.place.y ?? 0)).toBeGreaterThan(20);
});

test.each([
  ['two rows above it', { x: 0, y: 0, width: 100, height: 80 }, { x: 0, y: -53 }],
  ['beside and above it', { x: 0, y: 0, width: 30, height: 160 }, { x: 41, y: -27 }],
])('core/map-20: among crowded pins a quarter has its name %s', (_, middle, place) => {
  // The nearest places are taken: on it, and above, below, right and left of it.
  const side = { x: 65, y: 0, width: 130, height: 32 };
  const [name] = namesOf([quarter('Borgo', 0, 0)], [middle, side, { ...side, x: -65 }]);
  expect(name?.place.x).toBeCloseTo(place.x, -1);
  expect(name?.place.y).toBeCloseTo(place.y, -1);
});

test('map-28: every place across a park is tried', () => {
  // Only a corner is free, which comes last.
  const pin = { x: 0, y: 20, width: 400, height: 288 };
  const others = { x: 60, y: -140, width: 300, height: 40 };
  const [name] = namesOf([park('Giardino', 150)], [pin, others]);
  expect(name?.place.y).toBeLessThan(-125);
});

test('map-28: a street that is longer than the view has its name in view', () => {
  const [name] = namesOf([street('Via Aurelia', [-300, 0], [6000, 0], [12_000, 0])]);
  expect(name?.place.x).toBeLessThan(400);
  expect(name?.place.y).toBeCloseTo(0, 6);
});

test('map-28: no name is along a bend', () => {
  const corner = [
    { x: -50, y: 0 },
    { x: 0, y: 0 },
    { x: 0, y: 50 },
  ];
  expect(placesAlong(corner, 90)).toEqual([]);
  expect(placesAlong(corner, 40).length).toBeGreaterThan(0);
});

test('map-28: the name of an area is inside it, in what is in view', () => {
  const outline = [
    { x: -1000, y: -20 },
    { x: 1000, y: -20 },
    { x: 1000, y: 20 },
    { x: -1000, y: 20 },
  ];
  for (const { x, y } of placesWithin(outline, size)) {
    expect(Math.abs(x)).toBeLessThan(400);
    expect(Math.abs(y)).toBeLessThan(20);
  }
  expect(
    placesWithin(
      outline.map(({ x, y }) => ({ x, y: y + 900 })),
      size,
    ),
  ).toEqual([]);
});

test('map-28: a slanted name covers a row of squares', () => {
  const boxes = footprintOf({ x: 0, y: 0, angle: Math.PI / 2 }, { width: 60, height: 15 });
  expect(boxes).toHaveLength(4);
  expect(boxes[0]).toMatchObject({ x: expect.closeTo(0, 6), y: -22.5, width: 15 });
});

test.each([
  ['Città del Vaticano', ['Città del', 'Vaticano']],
  ['Trastevere', ['Trastevere']],
])('map-28: %s is divided into %j', (name, lines) => expect(twoLines(name)).toEqual(lines));

test('map-28: a city is named from far away, a sea only at its places', () => {
  const city = thing('city', 'Roma', { type: 'Point', coordinates: at(0, 0) });
  expect(namesOf([city])).toEqual([]);
  const plan: PlanFile = { type: 'FeatureCollection', features: [city] };
  const far = placePlanNames(plan, { ...view, zoom: 11 }, size, [], () => 50);
  expect([...far]).toEqual([expect.objectContaining({ lines: ['Roma'] })]);
  const places = [at(0, 0), at(100, 0)];
  const sea = thing('sea', 'Mare', { type: 'MultiPoint', coordinates: places });
  const pin = { x: 0, y: 0, width: 32, height: 32 };
  expect(namesOf([sea], [pin])[0]?.place.x).toBeCloseTo(100, 6);
  expect(namesOf([sea], [pin, { ...pin, x: 100 }])).toEqual([]);
});

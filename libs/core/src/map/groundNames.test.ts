import { expect, test } from 'vitest';
import type { Box } from './boxes.ts';
import { type Footprint, groundNamePlacer } from './groundNames.ts';
import { pinBoxes, placeLabels } from './labels.ts';

const size = { width: 400, height: 300 };
const placeGroundNames = (
  names: readonly (readonly Footprint[])[],
  reserved: readonly Box[],
  within: typeof size,
) => names.map(groundNamePlacer(reserved, within));
const box = (x: number, y: number) => ({ x, y, width: 80, height: 16 });

test('core/map-20: a name takes its first place that is free', () => {
  const names = [[[box(0, 0)]], [[box(10, 5)], [box(0, 40)]], [[box(-30, 2)]]];
  expect(placeGroundNames(names, [], size)).toEqual([0, 1, null]);
  expect(placeGroundNames(names, [box(0, 0)], size)).toEqual([null, 1, null]);
});

test('core/map-20: a slanted name is free only where all its boxes are', () => {
  const slanted = [box(0, 0), box(60, 30)];
  expect(placeGroundNames([[slanted]], [box(70, 40)], size)).toEqual([null]);
  expect(placeGroundNames([[slanted]], [box(0, 60)], size)).toEqual([0]);
});

test('core/map-20: no name reaches the edge', () => {
  const places = [[box(155, 0)], [box(0, 140)], [box(154, 136)]];
  expect(placeGroundNames([places], [], size)).toEqual([2]);
  expect(placeGroundNames([places.slice(0, 2)], [], size)).toEqual([null]);
});

test('core/map-20: pins and their visible names are left free, hidden names are not', () => {
  const info = { name: 'Ambra', type: 'Hotels', address: null, place: null, description: '' };
  const position = { latitude: 45, longitude: 9 };
  const pins = [{ vendorId: 'a', number: null, position, info }];
  const view = { center: { latitude: 45, longitude: 9 }, zoom: 14 };
  const nudges = new Map([['a', { x: 4, y: 0 } as const]]);
  const labels = placeLabels(pins, view, size, nudges);
  const pin = { x: 4, y: 0, width: 32, height: 32 };
  expect(pinBoxes(pins, view, nudges, labels)).toEqual([
    pin,
    expect.objectContaining({ x: 4, y: 26, height: 20 }),
  ]);
  const hidden = new Map([['a', { side: 'below', width: 64, isShown: false } as const]]);
  expect(pinBoxes(pins, view, nudges, hidden)).toEqual([pin]);
});

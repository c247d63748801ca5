import { expect, test } from 'vitest';
import { vendor } from '../destinations/fixtures/guide.ts';
import { pinNumbers, pinsOf } from './pins.ts';

test('core/map-3: vendors without a coordinate are left out, 0 is one', () => {
  const pins = pinsOf([
    vendor('placed', { latitude: 48.85, longitude: 2.35 }),
    vendor('nowhere'),
    vendor('half', { latitude: 48.85 }),
    vendor('other half', { longitude: 2.35 }),
    vendor('null island', { latitude: 0, longitude: 0 }),
  ]);
  expect(pins.map(({ vendorId, position }) => [vendorId, position])).toEqual([
    ['placed', { latitude: 48.85, longitude: 2.35 }],
    ['null island', { latitude: 0, longitude: 0 }],
  ]);
});

const infoOf = (facts: Parameters<typeof vendor>[1]) =>
  pinsOf([vendor('zoe', { latitude: 1, longitude: 1, ...facts })])[0]?.info;

test('core/map-4: the window of a pin', () => {
  expect(
    infoOf({
      name: 'Chez Zoé',
      type: 'Restaurants',
      address: ' 7 rue des Rosiers ',
      city: 'Paris',
      state: 'Île-de-France',
      description: '<p>Twelve <em>seats</em> &amp; a stove.</p>',
    }),
  ).toEqual({
    name: 'Chez Zoé',
    type: 'Restaurants',
    address: '7 rue des Rosiers',
    place: 'Paris, Île-de-France',
    description: 'Twelve seats & a stove.',
  });
});

test.each([
  ['Paris', null, 'Paris'],
  [null, 'Oregon', 'Oregon'],
  [' ', '', null],
  [null, null, null],
])('core/map-4: the city %j and the state %j are shown as %j', (city, state, place) => {
  expect(infoOf({ city, state, address: '' })).toMatchObject({ place, address: null });
});

test('core/map-16: pins are numbered in the order of the vendors, without those that have no pin', () => {
  const placed = { latitude: 1, longitude: 1 };
  const vendors = [vendor('a', placed), vendor('b'), vendor('c', placed), vendor('a', placed)];
  expect([...pinNumbers(vendors)]).toEqual([
    ['a', 1],
    ['c', 2],
  ]);
  expect(pinsOf(vendors).map(({ number }) => number)).toEqual([1, 2, 1]);
});

test('core/map-16: a pin alone has no number', () => {
  const vendors = [vendor('a', { latitude: 1, longitude: 1 }), vendor('b')];
  expect(pinNumbers(vendors).size).toBe(0);
  expect(pinsOf(vendors)[0]?.number).toBeNull();
});

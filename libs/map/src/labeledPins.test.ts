import { pinsOf } from '@parlour/core';
import { expect, test } from 'vitest';
import { labeledPins } from './labeledPins.ts';
import { lisbon, vendor } from './testing/vendors.ts';

const pinsAt = (...positions: [latitude: number, longitude: number][]) =>
  pinsOf(
    positions.map(([latitude, longitude], index) =>
      vendor(`Place number ${index}`, { latitude, longitude }),
    ),
  );

test('VM10: pins far apart all have their names', () => {
  expect(labeledPins(pinsOf(lisbon), 16).size).toBe(5);
});

test('VM10: of pins at one place only the first is named, and none from afar twice', () => {
  const pins = pinsAt([38.7, -9.1], [38.7, -9.1], [38.7, -9.1]);
  // The other pins are above its label, not on it.
  expect([...labeledPins(pins, 14)]).toEqual(['Place number 0']);
});

test('VM10: a name never covers the pin below', () => {
  const pins = pinsAt([38.7005, -9.1], [38.7, -9.1]);
  expect([...labeledPins(pins, 15.5)]).toEqual(['Place number 1']);
});

test('VM10: closer views name more', () => {
  const pins = pinsAt([38.7, -9.1], [38.7, -9.099], [38.7, -9.098]);
  expect(labeledPins(pins, 12).size).toBe(1);
  expect(labeledPins(pins, 18).size).toBe(3);
});

test('VM10: neighbors across the antimeridian are neighbors', () => {
  expect(labeledPins(pinsAt([0, 179.9999], [0, -179.9999]), 12).size).toBe(1);
});

test('VM10: a pole has no end', () => {
  expect(labeledPins(pinsAt([90, 0], [-90, 0]), 3).size).toBe(2);
});

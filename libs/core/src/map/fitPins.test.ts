import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { closestZoom, pinPadding } from './fitPins.ts';
import { fitZoom, mapView } from './mapView.ts';
import type { Position } from './mercator.ts';
import { screenOffset } from './mercator.ts';

const phone = { width: 326, height: 418 };
const desktop = { width: 1278, height: 518 };

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });
const santorini = [at(36.4618, 25.3753), at(36.3925, 25.4597), at(36.3557, 25.3914)];

/** Expects every position inside the map, with padding. */
const expectInside = (positions: readonly Position[], size: typeof phone) => {
  const view = mapView(positions, 'destination', { size });
  for (const position of positions) {
    const { x, y } = screenOffset(view, position);
    expect(Math.abs(x)).toBeLessThanOrEqual(size.width / 2 - pinPadding(size).across + 1e-6);
    expect(Math.abs(y)).toBeLessThanOrEqual(size.height / 2 - pinPadding(size).down + 1e-6);
  }
};

test('core/map-14: an island is shown whole on a phone, where its specified zoom would cut it', () => {
  const { zoom: specified } = mapView(santorini, 'destination');
  const { zoom } = mapView(santorini, 'destination', { size: phone });
  expect(specified).toBe(11.5);
  expect(zoom).toBeLessThan(11.5);
  expect(zoom).toBeGreaterThan(10);
  expectInside(santorini, phone);
});

test('core/map-14: where everything fits, the specified zoom stays', () => {
  const near = [at(48.8566, 2.3522), at(48.8606, 2.3552)];
  expect(mapView(near, 'destination', { size: phone }).zoom).toBe(15.5);
  expect(mapView(santorini.slice(0, 1), 'vendor', { size: phone }).zoom).toBe(15);
});

test('core/map-14: pins at one place bound nothing', () => {
  const place = at(48.8566, 2.3522);
  expect(closestZoom([place, place], place, phone)).toBe(Infinity);
  expect(mapView([place, place], 'destination', { size: phone }).zoom).toBe(15.5);
});

const latitude = fc.double({ min: -70, max: 70, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });
const anyPositions = (reach: number) =>
  fc
    .tuple(
      latitude,
      longitude,
      fc.array(
        fc.tuple(
          fc.double({ min: -reach, max: reach, noNaN: true }),
          fc.double({ min: -reach, max: reach, noNaN: true }),
        ),
        { minLength: 2, maxLength: 15 },
      ),
    )
    .map(([north, east, offsets]) =>
      offsets.map(([up, right]) => at(north + up, ((east + right + 540) % 360) - 180)),
    );
const anySize = fc.record({
  width: fc.integer({ min: 200, max: 2000 }),
  height: fc.integer({ min: 200, max: 900 }),
});

test.each([0.005, 0.2, 10])(
  'core/map-14: every pin within %f degrees is in view, on any screen',
  (reach) => {
    fc.assert(fc.property(anyPositions(reach), anySize, expectInside));
  },
);

test('core/map-14: the attribution covers no pin at the bottom of a wide map', () => {
  const apart = [at(36.55, 25.4), at(36.27, 25.4)];
  const tablet = { width: 702, height: 518 };
  const view = mapView(apart, 'destination', { size: tablet });
  const bottom = Math.max(...apart.map((position) => screenOffset(view, position).y));
  // Half a pin, above a line of 24 px.
  expect(bottom).toBeLessThanOrEqual(tablet.height / 2 - 40);
  expect(bottom).toBeGreaterThan(tablet.height / 2 - 60);
});

test('core/map-14: the invitation to click covers no pin in its corner', () => {
  const corner = [at(55.69, 12.61), at(55.674, 12.59)];
  const otherCorner = [at(55.69, 12.59), at(55.674, 12.61)];
  const tablet = { width: 702, height: 518 };
  const padded = closestZoom(corner, at(55.682, 12.6), tablet, { across: 20, down: 90 });
  expect(mapView(corner, 'destination', { size: tablet }).zoom).toBe(padded);
  expect(mapView(otherCorner, 'destination', { size: tablet }).zoom).toBeGreaterThan(padded);
});

test('core/map-14: on any screen a pin is beside the invitation to click or above it', () => {
  fc.assert(
    fc.property(anyPositions(0.1), anySize, (positions, size) => {
      const view = mapView(positions, 'destination', { size });
      for (const position of positions) {
        const { x, y } = screenOffset(view, position);
        const isBeside = x + size.width / 2 >= 270 - 1e-6;
        expect(isBeside || size.height / 2 - y >= 90 - 1e-6).toBe(true);
      }
    }),
  );
});

test('core/map-14: the zoom is the specified one or the closest that shows all, whichever is less', () => {
  fc.assert(
    fc.property(anyPositions(0.1), anySize, (positions, size) => {
      const { center, zoom: specified } = mapView(positions, 'destination');
      const { zoom } = mapView(positions, 'destination', { size });
      const { across } = pinPadding(size);
      expect([
        Math.min(specified, closestZoom(positions, center, size)),
        Math.min(specified, closestZoom(positions, center, size, { across, down: 90 })),
      ]).toContain(zoom);
      expect(zoom).toBeLessThanOrEqual(fitZoom(0));
    }),
  );
});

test('core/map-14: a smaller screen is never closer', () => {
  fc.assert(
    fc.property(anyPositions(0.1), (positions) => {
      const zoomOn = (size: typeof phone) => mapView(positions, 'destination', { size }).zoom;
      expect(zoomOn(phone)).toBeLessThanOrEqual(zoomOn(desktop));
    }),
  );
});

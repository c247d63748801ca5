import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { graticule } from './graticule.ts';

const meridians = (bounds: Parameters<typeof graticule>[0]) =>
  graticule(bounds).coordinates.flatMap(([from, to]) => (from![0] === to![0] ? [from![0]!] : []));

test('map-25: a city has meridians at hundredths of a degree', () => {
  const found = meridians({ west: 2.3, south: 48.8, east: 2.4, north: 48.9 });
  expect(found).toContain(2.32);
  for (const degrees of found) expect(degrees).toBeCloseTo(Number(degrees.toFixed(2)), 9);
});

test('map-25: the antimeridian is one of them, seen from either side', () => {
  expect(meridians({ west: 170, south: -20, east: 190, north: -10 })).toContain(180);
  expect(meridians({ west: -190, south: -20, east: -170, north: -10 })).toContain(-180);
});

test('map-25: any view has at least four meridians, and not too many lines', () => {
  const view = fc.record({
    west: fc.double({ min: -180, max: 170, noNaN: true }),
    south: fc.double({ min: -80, max: 60, noNaN: true }),
    width: fc.double({ min: 0.01, max: 360, noNaN: true }),
    height: fc.double({ min: 0.005, max: 20, noNaN: true }),
  });
  fc.assert(
    fc.property(view, ({ west, south, width, height }) => {
      const bounds = { west, south, east: west + width, north: south + height };
      const inside = meridians(bounds).filter((x) => x >= west && x <= west + width);
      expect(inside.length).toBeGreaterThanOrEqual(4);
      expect(inside.length).toBeLessThan(40);
    }),
  );
});

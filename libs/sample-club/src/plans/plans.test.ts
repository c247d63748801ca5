import { expect, test } from 'vitest';
import { createSampleClub } from '../createSampleClub.ts';
import { plans } from './index.ts';
import type { Place, Plan, PlanThing } from './plan.ts';
import { distanceTo, isWithin, meters } from './testGeometry.ts';

const { destinations, connections } = createSampleClub({ today: '2026-01-01' });
const cityOf = (id: string) => {
  const own = destinations.find((place) => place.id === id);
  return destinations.find((place) => place.id === own?.parentDestination?.id)?.slug ?? own?.slug;
};

/** The vendors of a city and its neighborhoods, as places. */
const vendorsIn = (city: string) =>
  connections
    .filter(({ destinationId }) => cityOf(destinationId) === city)
    .flatMap(({ vendor: { name, latitude, longitude } }) =>
      latitude === null || longitude === null
        ? []
        : [{ name, place: [latitude, longitude] as const }],
    );

const lengthOf = (line: readonly Place[]) =>
  line.slice(1).reduce((sum, place, index) => {
    const { x, y } = meters(place, line[index]!);
    return sum + Math.hypot(x, y);
  }, 0);

/** The sides of an outline that cross each other: it was written in the wrong order. */
const crossings = (outline: readonly Place[]) => {
  const sides = outline.map(
    (from, index) => [from, outline[(index + 1) % outline.length]!] as const,
  );
  const side = ([ay, ax]: Place, [by, bx]: Place, [cy, cx]: Place) =>
    Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
  return sides.flatMap(([a, b], one) =>
    sides
      .slice(one + 2)
      .filter(
        ([c, d]) =>
          a !== d && side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0,
      ),
  );
};

const isAreaOf = (plan: Plan): readonly PlanThing[] => [
  ...plan.lakes,
  ...plan.islands,
  ...plan.parks,
];

/** The farthest that a plan may reach beyond its vendors, in degrees of latitude. */
const SURROUNDINGS = 0.25;

const cities = Object.entries(plans);

test('sample-club-28: every primary destination has a plan', () => {
  const primary = destinations.filter(({ isPrimary }) => isPrimary).map(({ slug }) => slug);
  expect(Object.keys(plans).toSorted()).toEqual(primary.toSorted());
});

test.each(cities)(
  'sample-club-28: %s has water, two parks, five streets and three quarters',
  (city, plan: Plan) => {
    const water = plan.lakes.length + plan.rivers.length + plan.seas.length;
    // The only water of Marrakech are basins and a dry river, of Patagonia lakes and an ocean.
    expect(water, city).toBeGreaterThanOrEqual(1);
    expect(plan.parks.length).toBeGreaterThanOrEqual(2);
    expect(plan.streets.length).toBeGreaterThanOrEqual(5);
    expect(plan.quarters.length).toBeGreaterThanOrEqual(3);
  },
);

test.each(cities)('sample-club-29: the outlines and lines of %s can be drawn', (_, plan: Plan) => {
  for (const { name, places } of isAreaOf(plan)) {
    expect(places.length, name).toBeGreaterThanOrEqual(4);
    expect(places[0], name).not.toEqual(places.at(-1));
    expect(crossings(places), name).toEqual([]);
  }
  for (const { name, places } of [...plan.streets, ...plan.rivers]) {
    expect(places.length, name).toBeGreaterThanOrEqual(3);
    // From a short street of an old town to a country road.
    expect(lengthOf(places), name).toBeGreaterThan(150);
    expect(lengthOf(places), name).toBeLessThan(400_000);
  }
  for (const { name, width } of plan.rivers) {
    expect(width, name).toBeGreaterThanOrEqual(5);
    expect(width, name).toBeLessThan(1000);
  }
  for (const { name, places } of plan.quarters) expect(places, name).toHaveLength(1);
});

test.each(cities)(
  'sample-club-29: %s is inside the surroundings of its vendors',
  (city, plan: Plan) => {
    const vendors = vendorsIn(city).map(({ place }) => place);
    const spread = Math.max(
      ...[0, 1].map((axis) => {
        const all = vendors.map((place) => place[axis]!);
        return Math.max(...all) - Math.min(...all);
      }),
    );
    const reach = Math.max(SURROUNDINGS, spread * 1.5);
    for (const { name, places } of Object.values(plan).flat() as PlanThing[]) {
      for (const place of places) {
        const near = vendors.some(
          (vendor) =>
            Math.abs(vendor[0] - place[0]) < reach && Math.abs(vendor[1] - place[1]) < 2 * reach,
        );
        expect(near, `${name}: ${place.join(' ')}`).toBe(true);
      }
    }
  },
);

test.each(cities)('sample-club-30: no vendor of %s is in its water', (city, plan: Plan) => {
  for (const { name, place } of vendorsIn(city)) {
    const onIsland = plan.islands.some(({ places }) => isWithin(place, places));
    for (const lake of plan.lakes) {
      expect(isWithin(place, lake.places) && !onIsland, `${name} in ${lake.name}`).toBe(false);
    }
    for (const river of plan.rivers) {
      const isWet = distanceTo(place, river.places) < river.width / 2 && !onIsland;
      expect(isWet, `${name} in ${river.name}`).toBe(false);
    }
  }
});

test.each(cities)(
  'sample-club-30: the vendors of %s are inside the frame of its plan',
  (city, plan: Plan) => {
    const all = (Object.values(plan).flat() as PlanThing[]).flatMap(({ places }) => places);
    const side = (axis: 0 | 1) => all.map((place) => place[axis]);
    for (const { name, place } of vendorsIn(city)) {
      for (const axis of [0, 1] as const) {
        expect(place[axis], name).toBeGreaterThanOrEqual(Math.min(...side(axis)) - 0.01);
        expect(place[axis], name).toBeLessThanOrEqual(Math.max(...side(axis)) + 0.01);
      }
    }
  },
);

import type { Plan, PlanThing } from '@parlour/sample-club';
import type { PlanFile, PlanKind, PlanShape } from './planFile.ts';

/** Longitude and latitude in degrees. */
type Point = readonly [number, number];

/** The number of points on each stretch of a smoothed line. */
const STEPS = 4;

const between = (before: number, start: number, end: number, after: number, part: number) =>
  start +
  (part *
    (end -
      before +
      part *
        (2 * before - 5 * start + 4 * end - after + part * (3 * (start - end) + after - before)))) /
    2;

/** Meters in a CSS pixel on the equator, at zoom 10 of a world of 512 pixels. */
const METERS_PER_PIXEL = 40_075_017 / (512 * 2 ** 10);
/** A hundred-thousandth of a degree is about a meter. */
const PRECISION = 1e5;
/** Larger parks are landscapes, in degrees from south to north. */
const LANDSCAPE = 0.037;

const pointsOf = ({ places }: PlanThing): readonly Point[] =>
  places.map(([latitude, longitude]) => [longitude, latitude]);

const rounded = (points: readonly Point[]): GeoJSON.Position[] =>
  points.map((point) => point.map((degrees) => Math.round(degrees * PRECISION) / PRECISION));

const line = (points: readonly Point[]): PlanShape => ({
  type: 'LineString',
  coordinates: rounded(points),
});

const outline = (points: readonly Point[]): PlanShape => ({
  type: 'Polygon',
  coordinates: [rounded(points)],
});

const feature = (kind: PlanKind, name: string, geometry: PlanShape, width?: number) => ({
  type: 'Feature' as const,
  properties: { kind, name, ...(width === undefined ? {} : { width }) },
  geometry,
});

const bentOutline = (thing: PlanThing) => outline(smooth(pointsOf(thing), true));

/** Landscapes are bent, the parks of a city have corners. */
const parkOutline = (thing: PlanThing) => {
  const points = pointsOf(thing);
  const latitudes = points.map(([, latitude]) => latitude);
  const isLandscape = Math.max(...latitudes) - Math.min(...latitudes) >= LANDSCAPE;
  return isLandscape ? bentOutline(thing) : outline([...points, ...points.slice(0, 1)]);
};

const points = (kind: PlanKind, { name, places }: PlanThing) =>
  places.map(([latitude, longitude]) =>
    feature(kind, name, { type: 'Point', coordinates: [longitude, latitude] }),
  );

/** Writes a plan as features of a map. Water and landscapes are bent as a hand would draw them; streets and the parks of a
 * city are straight. */
export function encodePlan(plan: Plan): PlanFile {
  return {
    type: 'FeatureCollection',
    features: [
      ...plan.parks.map((thing) => feature('park', thing.name, parkOutline(thing))),
      ...plan.lakes.map((thing) => feature('lake', thing.name, bentOutline(thing))),
      ...plan.rivers.map((river) => {
        const [latitude = 0] = river.places[0] ?? [];
        const pixels = river.width / (METERS_PER_PIXEL * Math.cos((latitude * Math.PI) / 180));
        const width = Math.round(pixels * 100) / 100;
        return feature('river', river.name, line(smooth(pointsOf(river), false)), width);
      }),
      ...plan.islands.map((thing) => feature('island', thing.name, bentOutline(thing))),
      ...plan.streets.map((thing) => feature('street', thing.name, line(pointsOf(thing)))),
      ...plan.seas.map(({ name, places }) =>
        feature('sea', name, {
          type: 'MultiPoint',
          coordinates: places.map(([latitude, longitude]) => [longitude, latitude]),
        }),
      ),
      ...plan.quarters.flatMap((thing) => points('quarter', thing)),
      ...plan.cities.flatMap((thing) => points('city', thing)),
    ],
  };
}

/** Returns the area of a plan in degrees, with a margin where a map may still have its center. */
export function planBounds(plan: Plan) {
  const places = Object.values(plan).flatMap((things: readonly PlanThing[]) =>
    things.flatMap((thing) => thing.places),
  );
  const latitudes = places.map(([latitude]) => latitude);
  const longitudes = places.map(([, longitude]) => longitude);
  const round = (degrees: number) => Math.round(degrees * PRECISION) / PRECISION;
  return {
    west: round(Math.min(...longitudes)),
    south: round(Math.min(...latitudes)),
    east: round(Math.max(...longitudes)),
    north: round(Math.max(...latitudes)),
  };
}

/**
 * Bends a line through its points as a hand would draw it (Catmull-Rom).
 *
 * @param isRing whether the last point is joined to the first; the result then ends with its first point
 */
function smooth(points: readonly Point[], isRing: boolean): readonly Point[] {
  const at = (index: number): Point => {
    const count = points.length;
    const place = isRing
      ? ((index % count) + count) % count
      : Math.min(count - 1, Math.max(0, index));
    return points[place] ?? [0, 0];
  };
  const stretches = isRing ? points.length : points.length - 1;
  const bent = Array.from({ length: stretches * STEPS }, (_, step): Point => {
    const index = Math.floor(step / STEPS);
    const part = (step % STEPS) / STEPS;
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return [between(a[0], b[0], c[0], d[0], part), between(a[1], b[1], c[1], d[1], part)];
  });
  return [...bent, isRing ? at(0) : at(points.length - 1)];
}

/** The visible area of a map, in degrees. Across the antimeridian, `east` is beyond 180. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** A GeoJSON geometry. */
interface Lines {
  readonly type: 'MultiLineString';
  readonly coordinates: number[][][];
}

const steps = [30, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002];
const MAX_LATITUDE = 85;

/** The minimum number of meridians in a view, if a step is small enough. */
const MIN_MERIDIANS = 4;

const multiples = (step: number, from: number, to: number): readonly number[] => {
  const first = Math.ceil(from / step);
  return Array.from(
    { length: Math.max(0, Math.floor(to / step) - first + 1) },
    (_, index) => (first + index) * step,
  );
};

/**
 * Returns meridians and parallels at round degrees for a view. They extend beyond the view by its own size, to cover
 * the next move.
 */
export function graticule({ west, south, east, north }: Bounds): Lines {
  const [width, height] = [east - west, north - south];
  const step = steps.find((candidate) => width / candidate >= MIN_MERIDIANS) ?? steps.at(-1) ?? 1;
  const [left, right] = [Math.max(-540, west - width), Math.min(540, east + width)];
  const bottom = Math.max(-MAX_LATITUDE, south - height);
  const top = Math.min(MAX_LATITUDE, north + height);
  return {
    type: 'MultiLineString',
    coordinates: [
      ...multiples(step, left, right).map((longitude) => [
        [longitude, bottom],
        [longitude, top],
      ]),
      ...multiples(step, bottom, top).map((latitude) => [
        [left, latitude],
        [right, latitude],
      ]),
    ],
  };
}

/** What a map shows, in degrees; a view across the antimeridian has an east beyond 180. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Lines as GeoJSON has them. */
interface Lines {
  readonly type: 'MultiLineString';
  readonly coordinates: number[][][];
}

const steps = [30, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002];
const MOST_NORTHERN = 85;

/** How many meridians a view has at least, as long as there is a step so small. */
const LINES = 4;

const multiples = (step: number, from: number, to: number): readonly number[] => {
  const first = Math.ceil(from / step);
  return Array.from(
    { length: Math.max(0, Math.floor(to / step) - first + 1) },
    (_, index) => (first + index) * step,
  );
};

/**
 * Meridians and parallels at round degrees, close enough for a view of the given bounds. They go on beyond the view by
 * its own size, so that there are some where it is moved next.
 */
export const graticule = ({ west, south, east, north }: Bounds): Lines => {
  const [width, height] = [east - west, north - south];
  const step = steps.find((candidate) => width / candidate >= LINES) ?? steps.at(-1) ?? 1;
  const [left, right] = [Math.max(-540, west - width), Math.min(540, east + width)];
  const bottom = Math.max(-MOST_NORTHERN, south - height);
  const top = Math.min(MOST_NORTHERN, north + height);
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
};

import { zoomToFit } from './fitPins.ts';
import type { MapSize, MapView, Position } from './mercator.ts';

/** The view of a map without a pin: New York (core/map-8). */
export const DEFAULT_MAP_VIEW: MapView = {
  center: { latitude: 40.7128, longitude: -74.006 },
  zoom: 12,
};

/** The zoom for a single pin, by page (core/map-7). */
const singlePinZooms = { destination: 14, vendor: 15 } as const;

/** The zoom for a spread of pins below some degrees (core/map-5). */
const fitZooms = [
  { below: 0.01, zoom: 15.5 },
  { below: 0.05, zoom: 14.5 },
  { below: 0.1, zoom: 13.5 },
  { below: 0.5, zoom: 11.5 },
] as const;
const WIDEST_ZOOM = 9.5;

/** Returns the zoom that fits pins with this spread, in degrees (core/map-5). */
export function fitZoom(spread: number): number {
  return fitZooms.find(({ below }) => spread < below)?.zoom ?? WIDEST_ZOOM;
}

/** A range of latitudes or longitudes, in degrees. */
interface Span {
  readonly start: number;
  readonly length: number;
}

const latitudeSpan = (latitudes: readonly number[]): Span => {
  const start = Math.min(...latitudes);
  return { start, length: Math.max(...latitudes) - start };
};

/**
 * Returns the shortest eastward range that contains all longitudes: the globe without the widest gap between neighbors.
 */
const longitudeSpan = (longitudes: readonly number[]): Span => {
  const eastwards = longitudes.toSorted((one, other) => one - other);
  const gaps = eastwards.map((start, index) => {
    const previous = eastwards.at(index - 1) ?? start;
    return { start, gap: index === 0 ? start - previous + 360 : start - previous };
  });
  const { start, gap } = gaps.reduce((widest, next) => (next.gap > widest.gap ? next : widest));
  return { start, length: 360 - gap };
};

const middle = ({ start, length }: Span) => start + length / 2;

const normalizeLongitude = (degrees: number) => (degrees > 180 ? degrees - 360 : degrees);

/**
 * Rounds to a millionth of a degree, a tenth of a meter, so that floating-point subtraction does not push 0.01 below
 * its own threshold.
 */
const roundDegrees = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/**
 * Returns the view that shows all positions (core/map-5 to core/map-10, core/map-14). It centers on their middle and zooms by their larger
 * spread, measured across the antimeridian if that is shorter. It is never closer than what shows all of them beside the
 * invitation to click. A single position has its own zoom.
 * @param map the size of the map, null while unknown, and its current view, kept if there is no position
 */
export function mapView(
  positions: readonly Position[],
  page: keyof typeof singlePinZooms,
  { size = null, view = DEFAULT_MAP_VIEW }: { size?: MapSize | null; view?: MapView } = {},
): MapView {
  const [first, ...others] = positions;
  if (first === undefined) return view;
  if (others.length === 0) return { center: first, zoom: singlePinZooms[page] };
  const latitudes = latitudeSpan(positions.map(({ latitude }) => latitude));
  const longitudes = longitudeSpan(positions.map(({ longitude }) => longitude));
  const center = {
    latitude: middle(latitudes),
    longitude: normalizeLongitude(middle(longitudes)),
  };
  const zoom = fitZoom(roundDegrees(Math.max(latitudes.length, longitudes.length)));
  return {
    center,
    zoom: size === null ? zoom : zoomToFit(positions, { center, zoom }, size),
  };
}

/** A place on the globe, WGS 84. */
export interface Position {
  /** Degrees north, -90 to 90. */
  readonly latitude: number;
  /** Degrees east, -180 to 180. */
  readonly longitude: number;
}

/** Where a map looks at and how closely. A zoom step doubles the scale; at 0 the world is 256 pixels wide. */
export interface MapView {
  readonly center: Position;
  readonly zoom: number;
}

/** Where a map without a pin looks at: New York (spec section 9). */
export const DEFAULT_MAP_VIEW: MapView = {
  center: { latitude: 40.7128, longitude: -74.006 },
  zoom: 12,
};

/** The zoom for a single pin, by the page that the map stands on (spec section 9). */
const singlePinZooms = { destination: 14, vendor: 15 } as const;

/** The zoom for pins that are spread over less than some degrees, and for any other spread (spec section 9). */
const fitZooms = [
  { below: 0.01, zoom: 15.5 },
  { below: 0.05, zoom: 14.5 },
  { below: 0.1, zoom: 13.5 },
  { below: 0.5, zoom: 11.5 },
] as const;
const WIDEST_ZOOM = 9.5;

/** The zoom at which pins with this spread, in degrees, are seen together (spec section 9). */
export const fitZoom = (spread: number): number =>
  fitZooms.find(({ below }) => spread < below)?.zoom ?? WIDEST_ZOOM;

/** A stretch of latitudes or longitudes, in degrees. */
interface Span {
  readonly start: number;
  readonly length: number;
}

const latitudeSpan = (latitudes: readonly number[]): Span => {
  const start = Math.min(...latitudes);
  return { start, length: Math.max(...latitudes) - start };
};

/** The shortest stretch eastwards that holds all longitudes: the globe without the widest gap between two of them. */
const longitudeSpan = (longitudes: readonly number[]): Span => {
  const eastwards = longitudes.toSorted((one, other) => one - other);
  const gaps = eastwards.map((start, index) => {
    const before = eastwards.at(index - 1) ?? start;
    return { start, gap: index === 0 ? start - before + 360 : start - before };
  });
  const { start, gap } = gaps.reduce((widest, next) => (next.gap > widest.gap ? next : widest));
  return { start, length: 360 - gap };
};

const middle = ({ start, length }: Span) => start + length / 2;

const asLongitude = (degrees: number) => (degrees > 180 ? degrees - 360 : degrees);

/** Degrees to a millionth, a tenth of a meter: subtracting must not push 0.01 below the threshold of that name. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/**
 * How a map shows all these places at once (spec section 9). It looks at the middle between them; the zoom follows from
 * their spread, which is the larger one of the stretches of latitude and of longitude, across the antimeridian where
 * that is shorter. One place alone has a zoom of its own.
 * @param view what the map shows so far, and goes on to show where there is no place
 */
export const mapView = (
  positions: readonly Position[],
  page: keyof typeof singlePinZooms,
  view: MapView = DEFAULT_MAP_VIEW,
): MapView => {
  const [first, ...others] = positions;
  if (first === undefined) return view;
  if (others.length === 0) return { center: first, zoom: singlePinZooms[page] };
  const latitudes = latitudeSpan(positions.map(({ latitude }) => latitude));
  const longitudes = longitudeSpan(positions.map(({ longitude }) => longitude));
  return {
    center: { latitude: middle(latitudes), longitude: asLongitude(middle(longitudes)) },
    zoom: fitZoom(rounded(Math.max(latitudes.length, longitudes.length))),
  };
};

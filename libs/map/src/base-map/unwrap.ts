/** Longitude and latitude in degrees. */
export type Point = readonly [number, number];

/** Shifts each point by multiples of 360 degrees, to at most 180 degrees from the previous point. */
export function unwrap(points: readonly Point[]): readonly Point[] {
  let previous = points[0]?.[0] ?? 0;
  return points.map(([longitude, latitude]) => {
    previous = longitude - 360 * Math.round((longitude - previous) / 360);
    return [previous, latitude];
  });
}

// How many degrees the ends of a ring around the pole overlap, to leave no seam.
const OVERLAP = 10;

/**
 * Projects a ring to the plane. Across the antimeridian it continues beyond 180 degrees. A ring around the south pole
 * is not closed on the plane, so it is closed along the plane's edge.
 */
export function flatRing(ring: readonly Point[]): readonly Point[] {
  const flat = unwrap(ring);
  const turn = Math.round(((flat.at(-1)?.[0] ?? 0) - (flat[0]?.[0] ?? 0)) / 360) * 360;
  if (turn === 0) return flat;
  const coast = turn > 0 ? flat : flat.toReversed();
  const west = coast[0]?.[0] ?? 0;
  const extension = coast
    .filter(([longitude]) => longitude <= west + OVERLAP)
    .map(([longitude, latitude]): Point => [longitude + 360, latitude]);
  const closed = [...coast, ...extension];
  const east = closed.at(-1)?.[0] ?? 0;
  return [...closed, [east, -90], [west, -90], ...coast.slice(0, 1)];
}

/** Returns whether a ring goes around a pole. */
export function isAroundPole(ring: readonly Point[]): boolean {
  const flat = unwrap(ring);
  return Math.abs((flat.at(-1)?.[0] ?? 0) - (flat[0]?.[0] ?? 0)) > 180;
}

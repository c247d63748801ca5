/** Longitude and latitude in degrees. */
export type Point = readonly [number, number];

/** Moves each point by whole turns of the globe, so that none is more than half a turn from the one before it. */
export const unwrap = (points: readonly Point[]): readonly Point[] => {
  let before = points[0]?.[0] ?? 0;
  return points.map(([longitude, latitude]) => {
    before = longitude - 360 * Math.round((longitude - before) / 360);
    return [before, latitude];
  });
};

// So far do both ends of a ring around the pole go on, one over the other: no seam is left between them.
const OVERLAP = 10;

/**
 * A ring on the globe as a ring on the plane, without a jump where it crosses the antimeridian: there it goes on beyond
 * 180 degrees. A ring around the south pole, which on the plane is not closed, gets the plane's edge as its other side.
 */
export const flatRing = (ring: readonly Point[]): readonly Point[] => {
  const flat = unwrap(ring);
  const turn = Math.round(((flat.at(-1)?.[0] ?? 0) - (flat[0]?.[0] ?? 0)) / 360) * 360;
  if (turn === 0) return flat;
  const coast = turn > 0 ? flat : flat.toReversed();
  const west = coast[0]?.[0] ?? 0;
  const goingOn = coast
    .filter(([longitude]) => longitude <= west + OVERLAP)
    .map(([longitude, latitude]): Point => [longitude + 360, latitude]);
  const closed = [...coast, ...goingOn];
  const east = closed.at(-1)?.[0] ?? 0;
  return [...closed, [east, -90], [west, -90], ...coast.slice(0, 1)];
};

/** Whether a ring goes around a pole. */
export const isAroundPole = (ring: readonly Point[]): boolean => {
  const flat = unwrap(ring);
  return Math.abs((flat.at(-1)?.[0] ?? 0) - (flat[0]?.[0] ?? 0)) > 180;
};

/** Longitude and latitude in degrees. */
export type Point = readonly [number, number];

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

/**
 * Bends a line through its points as a hand would draw it (Catmull-Rom).
 *
 * @param isRing whether the last point is joined to the first; the result then ends with its first point
 */
export function smooth(points: readonly Point[], isRing: boolean): readonly Point[] {
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

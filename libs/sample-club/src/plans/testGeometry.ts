import type { Place } from './plan.ts';

const METERS_PER_DEGREE = 111_195;

/** East and north of a place in meters, as a flat map has it. */
export function meters([latitude, longitude]: Place, [south, west]: Place) {
  return {
    x: (longitude - west) * METERS_PER_DEGREE * Math.cos((latitude * Math.PI) / 180),
    y: (latitude - south) * METERS_PER_DEGREE,
  };
}

/** Returns the meters from a place to the nearest point of a line. */
export function distanceTo(place: Place, line: readonly Place[]): number {
  const points = line.map((point) => meters(point, place));
  return Math.min(
    ...points.slice(1).map((b, index) => {
      const a = points[index] ?? b;
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const part = Math.min(1, Math.max(0, -(a.x * dx + a.y * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(a.x + part * dx, a.y + part * dy);
    }),
  );
}

/** Returns whether a place is inside an outline. */
export function isWithin([y, x]: Place, outline: readonly Place[]): boolean {
  return outline.reduce((inside, [fromY, fromX], index) => {
    const [toY, toX] = outline.at(index - 1) ?? [fromY, fromX];
    const isCrossed =
      fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX;
    return isCrossed ? !inside : inside;
  }, false);
}

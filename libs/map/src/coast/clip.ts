/** Longitude and latitude in degrees. */
export type Point = readonly [longitude: number, latitude: number];

/** An area in degrees. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** One side of a box: its coordinate, its value, and the side where the inside is. */
type Side = readonly [axis: 0 | 1, limit: number, direction: 1 | -1];

const sidesOf = ({ west, south, east, north }: Box): readonly Side[] => [
  [0, west, 1],
  [0, east, -1],
  [1, south, 1],
  [1, north, -1],
];

const isWithin = (point: Point, [axis, limit, direction]: Side) =>
  (point[axis] - limit) * direction >= 0;

const crossing = (from: Point, to: Point, [axis, limit]: Side): Point => {
  const part = (limit - from[axis]) / (to[axis] - from[axis]);
  const at = (other: 0 | 1) => from[other] + part * (to[other] - from[other]);
  return axis === 0 ? [limit, at(1)] : [at(0), limit];
};

const clipSide = (ring: readonly Point[], side: Side): readonly Point[] =>
  ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point;
    const [wasIn, isIn] = [isWithin(before, side), isWithin(point, side)];
    const added = wasIn === isIn ? [] : [crossing(before, point, side)];
    return isIn ? [...added, point] : added;
  });

/** Returns the part of a closed ring inside a box, closed along its sides; empty if there is none. */
export function clipRing(ring: readonly Point[], box: Box): readonly Point[] {
  const open = ring.slice(0, -1);
  const clipped = sidesOf(box).reduce(clipSide, open);
  return clipped.length < 3 ? [] : [...clipped, ...clipped.slice(0, 1)];
}

/** Returns the stretches of a line that are inside a box, each with one point more at both ends. */
export function linesInside(line: readonly Point[], box: Box): readonly (readonly Point[])[] {
  const sides = sidesOf(box);
  const inside = line.map((point) => sides.every((side) => isWithin(point, side)));
  const lines: Point[][] = [];
  line.forEach((point, index) => {
    const isNear =
      inside[index - 1] === true || inside[index] === true || inside[index + 1] === true;
    if (!isNear) return;
    const isNew =
      index === 0 ||
      !(inside[index - 2] === true || inside[index - 1] === true || inside[index] === true);
    if (isNew || lines.length === 0) lines.push([]);
    lines.at(-1)?.push(point);
  });
  return lines.filter(({ length }) => length > 1);
}

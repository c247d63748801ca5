import type { Footprint, MapSize, Point } from '@parlour/core';

/** Where a name may be: its center, and its slant in radians. */
export interface NamePlace extends Point {
  readonly angle: number;
}

/** The distance between the places that are tried along a line, in CSS pixels. */
const STRIDE = 18;
/** How far a line may bend away from its name. */
const MOST_BEND = 5;
/** How many places across an area are tried on each side. */
const GRID = 9;

const level = (x: number, y: number): NamePlace => ({ x, y, angle: 0 });

/** Steps to the right and down to the places around a point, the nearest first. A crowded quarter needs them all. */
const around = [
  [0, 0],
  [0, -1],
  [0, 1],
  [0, -2],
  [0, 2],
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** Returns the places at a point: on it, then around it. */
export function placesAround({ x, y }: Point, { width, height }: MapSize): readonly NamePlace[] {
  const across = width / 2 + 20;
  const down = height / 2 + 18;
  return around.map(([right, below]) => level(x + right * across, y + below * down));
}

const isWithin = ({ x, y }: Point, outline: readonly Point[]) =>
  outline.reduce((inside, from, index) => {
    const to = outline.at(index - 1) ?? from;
    const isCrossed =
      from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x;
    return isCrossed ? !inside : inside;
  }, false);

/** Returns the visible places within an outline, the ones farthest from its corners first. */
export function placesWithin(outline: readonly Point[], size: MapSize): readonly NamePlace[] {
  const range = (side: 'x' | 'y', length: number) => {
    const all = outline.map((point) => point[side]);
    const start = Math.max(-length / 2, Math.min(...all));
    return { start, length: Math.min(length / 2, Math.max(...all)) - start };
  };
  const [across, down] = [range('x', size.width), range('y', size.height)];
  if (across.length <= 0 || down.length <= 0) return [];
  const points = Array.from({ length: GRID * GRID }, (_, cell) =>
    level(
      across.start + (across.length * ((cell % GRID) + 0.5)) / GRID,
      down.start + (down.length * (Math.floor(cell / GRID) + 0.5)) / GRID,
    ),
  ).filter((point) => isWithin(point, outline));
  const clearance = ({ x, y }: Point) =>
    Math.min(...outline.map((corner) => Math.hypot(corner.x - x, corner.y - y)));
  return points
    .map((point) => ({ point, room: clearance(point) }))
    .toSorted((one, other) => other.room - one.room)
    .map(({ point }) => point);
}

const bendOf = (points: readonly Point[], from: Point, to: Point) => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  return Math.max(
    0,
    ...points.map(({ x, y }) => Math.abs((x - from.x) * dy - (y - from.y) * dx) / length),
  );
};

/** Returns the places along a line where a name of some width fits, the middle ones first. */
export function placesAlong(line: readonly Point[], width: number): readonly NamePlace[] {
  const ends = line.slice(1).reduce<number[]>(
    (sums, point, index) => {
      const before = line[index] ?? point;
      return [...sums, (sums.at(-1) ?? 0) + Math.hypot(point.x - before.x, point.y - before.y)];
    },
    [0],
  );
  const length = ends.at(-1) ?? 0;
  const at = (distance: number): Point => {
    const index = Math.max(
      1,
      ends.findIndex((end) => end >= distance),
    );
    const [start, end] = [ends[index - 1] ?? 0, ends[index] ?? 0];
    const [from, to] = [line[index - 1], line[index]];
    if (from === undefined || to === undefined) return { x: 0, y: 0 };
    const part = end === start ? 0 : (distance - start) / (end - start);
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  };
  const free = length - width;
  if (free < 0) return [];
  return Array.from({ length: Math.floor(free / STRIDE) + 1 }, (_, step) => step * STRIDE)
    .toSorted((one, other) => Math.abs(one - free / 2) - Math.abs(other - free / 2))
    .flatMap((start) => {
      const [from, to] = [at(start), at(start + width)];
      const inner = line.filter((_, index) => {
        const distance = ends[index] ?? 0;
        return distance > start && distance < start + width;
      });
      if (bendOf(inner, from, to) > MOST_BEND) return [];
      const [left, right] = from.x <= to.x ? [from, to] : [to, from];
      const angle = Math.atan2(right.y - left.y, right.x - left.x);
      return [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, angle }];
    });
}

/** Returns the boxes that a name covers: a slanted one covers a row of squares. */
export function footprintOf({ x, y, angle }: NamePlace, { width, height }: MapSize): Footprint {
  if (angle === 0) return [{ x, y, width, height }];
  const count = Math.max(1, Math.ceil(width / height));
  return Array.from({ length: count }, (_, index) => {
    const distance = ((index + 0.5) / count - 0.5) * width;
    const [centerX, centerY] = [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
    return { x: centerX, y: centerY, width: height, height };
  });
}

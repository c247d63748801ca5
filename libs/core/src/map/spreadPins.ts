import { type MapSize, type MapView, type Point, screenOffset } from './mercator.ts';
import { type Pin, PIN_SIZE } from './pins.ts';

/** How far a pin may be beside its place, in CSS pixels to the right or down. */
export const nudgeLengths = [-20, -16, -12, -8, -4, 0, 4, 8, 12, 16, 20] as const;
/** A part of a {@link Nudge}. */
export type NudgeLength = (typeof nudgeLengths)[number];

/** The way from a pin's place to where it is shown. */
export interface Nudge {
  readonly x: NudgeLength;
  readonly y: NudgeLength;
}

const LONGEST = 20;
/** The distance of two centers that pins come to, in CSS pixels. Rounding to nudges takes some of it. */
const DISTANCE = PIN_SIZE + 6;
const ROUNDS = 30;

const toNudge = (length: number): NudgeLength =>
  nudgeLengths.reduce((nearest, candidate) =>
    Math.abs(candidate - length) < Math.abs(nearest - length) ? candidate : nearest,
  );

const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value));

/** Keeps a coordinate near its place and, where its place is within the map, within the map. */
const limit = (value: number, place: number, length: number): number => {
  const near = place + clamp(value - place, LONGEST);
  const inside = length / 2 - PIN_SIZE / 2;
  return Math.abs(place) > inside ? place : clamp(near, inside);
};

/** Moves two points apart, each by half of what they lack. Points at one place part from left to right. */
function part(one: Point, other: Point): readonly [Point, Point] {
  const [x, y] = [other.x - one.x, other.y - one.y];
  const distance = Math.hypot(x, y);
  if (distance >= DISTANCE) return [one, other];
  const [right, down] = distance === 0 ? [1, 0] : [x / distance, y / distance];
  const half = (DISTANCE - distance) / 2;
  return [
    { x: one.x - right * half, y: one.y - down * half },
    { x: other.x + right * half, y: other.y + down * half },
  ];
}

/**
 * Moves crowded pins apart by some pixels, so that each can be pressed (core/map-19). None is moved over the edge of the map.
 * Returns the nudges by vendor.
 */
export function spreadPins(
  pins: readonly Pin[],
  view: MapView,
  size: MapSize,
): ReadonlyMap<string, Nudge> {
  const shown = pins.map(({ vendorId, position }) => {
    const place = screenOffset(view, position);
    return { vendorId, place, point: place };
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, one] of shown.entries()) {
      for (const other of shown.slice(index + 1)) {
        [one.point, other.point] = part(one.point, other.point);
      }
    }
    for (const pin of shown) {
      const { place, point } = pin;
      pin.point = {
        x: limit(point.x, place.x, size.width),
        y: limit(point.y, place.y, size.height),
      };
    }
  }
  return new Map(
    shown.map(({ vendorId, place, point }) => [
      vendorId,
      { x: toNudge(point.x - place.x), y: toNudge(point.y - place.y) },
    ]),
  );
}

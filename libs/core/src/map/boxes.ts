import type { MapSize, Point } from './mercator.ts';

/** A box on the screen. Its point is its center, in CSS pixels from the center of the map. */
export interface Box extends Point, MapSize {}

/** Returns whether two boxes share more than an edge. */
export function areOverlapping(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) * 2 < one.width + other.width &&
    Math.abs(one.y - other.y) * 2 < one.height + other.height
  );
}

import type { Position } from './mapView.ts';
import { type MapSize, WORLD_WIDTH, worldOffset } from './mercator.ts';

/** On narrower maps the invitation to click spans the bottom, in CSS pixels. */
const NARROW = 600;

/**
 * Returns the distance from the edges of a map to the center of the outermost pin, in CSS pixels. On a narrow map the
 * pins stay above the invitation to click.
 */
export function pinPadding({ width }: MapSize) {
  return width < NARROW ? { across: 40, down: 90 } : { across: 20, down: 20 };
}

/** A map is never so small that half of it has less room for pins, in CSS pixels. */
const LEAST_ROOM = 8;

const room = (length: number, padding: number) => Math.max(LEAST_ROOM, length / 2 - padding);

const farthest = (distances: readonly number[]) =>
  Math.max(...distances.map((distance) => Math.abs(distance)));

/**
 * Returns the closest zoom, to a hundredth, where a map around a center shows every position with padding (MP15).
 * Without a distance between them it is infinite.
 */
export function closestZoom(
  positions: readonly Position[],
  center: Position,
  size: MapSize,
): number {
  const padding = pinPadding(size);
  const offsets = positions.map((position) => worldOffset(center, position));
  const scale = Math.min(
    room(size.width, padding.across) / farthest(offsets.map(({ x }) => x)),
    room(size.height, padding.down) / farthest(offsets.map(({ y }) => y)),
  );
  return Math.floor(Math.log2(scale / WORLD_WIDTH) * 100) / 100;
}

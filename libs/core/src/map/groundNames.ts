import { areOverlapping, type Box } from './boxes.ts';
import type { MapSize } from './mercator.ts';

/** The boxes that a name covers at one of its places. A slanted name covers several. */
export type Footprint = readonly Box[];

/** The least distance of a name from the edges of the map, in CSS pixels. */
const EDGE = 6;

const isInside = ({ x, y, width, height }: Box, size: MapSize) =>
  Math.abs(x) + width / 2 <= size.width / 2 - EDGE &&
  Math.abs(y) + height / 2 <= size.height / 2 - EDGE;

/**
 * Chooses a place for each name of the ground, so that it covers no pin, no other name and no edge (MP21). Earlier names
 * take precedence.
 *
 * @param names the places where each name may be, the best first
 * @param reserved what the names must leave free
 * @returns the index of each name's place, null for a name without a free one
 */
export function placeGroundNames(
  names: readonly (readonly Footprint[])[],
  reserved: readonly Box[],
  size: MapSize,
): readonly (number | null)[] {
  const occupied = [...reserved];
  return names.map((footprints) => {
    const index = footprints.findIndex((boxes) =>
      boxes.every(
        (box) => isInside(box, size) && !occupied.some((other) => areOverlapping(box, other)),
      ),
    );
    const chosen = footprints[index];
    if (chosen === undefined) return null;
    occupied.push(...chosen);
    return index;
  });
}

import { areOverlapping, type Box } from './boxes.ts';
import type { MapSize } from './mercator.ts';

/** The boxes that a name covers at one of its places. A slanted name covers several. */
export type Footprint = readonly Box[];

/** Chooses the first free place of a name, null for none. It is taken from then on. */
export type PlaceGroundName = (places: readonly Footprint[]) => number | null;

/** The least distance of a name from the edges of the map, in CSS pixels. */
const EDGE = 6;

const isInside = ({ x, y, width, height }: Box, size: MapSize) =>
  Math.abs(x) + width / 2 <= size.width / 2 - EDGE &&
  Math.abs(y) + height / 2 <= size.height / 2 - EDGE;

/**
 * Creates the function that places the names of the ground one after another, so that none covers a pin, another name or
 * an edge (core/map-20). Earlier names take precedence.
 *
 * @param reserved what the names must leave free
 */
export function groundNamePlacer(reserved: readonly Box[], size: MapSize): PlaceGroundName {
  const occupied = [...reserved];
  return (places) => {
    const index = places.findIndex((boxes) =>
      boxes.every(
        (box) => isInside(box, size) && !occupied.some((other) => areOverlapping(box, other)),
      ),
    );
    const chosen = places[index];
    if (chosen === undefined) return null;
    occupied.push(...chosen);
    return index;
  };
}

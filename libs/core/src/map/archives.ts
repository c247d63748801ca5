import type { Position } from './mercator.ts';

/** The area of an archive, in degrees. */
interface ArchiveBounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** An archive of map tiles. */
export interface MapArchive {
  readonly url: string;
  /** Null if unknown: then it is taken to cover the whole world. */
  readonly bounds: ArchiveBounds | null;
}

const WORLD: ArchiveBounds = { west: -180, south: -90, east: 180, north: 90 };

const sizeOf = ({ west, south, east, north }: ArchiveBounds) => (east - west) * (north - south);

const isInside = ({ latitude, longitude }: Position, bounds: ArchiveBounds) =>
  longitude >= bounds.west &&
  longitude <= bounds.east &&
  latitude >= bounds.south &&
  latitude <= bounds.north;

/** Returns the archive of a place: the one of the smallest area that holds it, null for none (core/map-18). */
export function archiveOf(archives: readonly MapArchive[], place: Position): MapArchive | null {
  const holding = archives
    .map((archive) => ({ archive, bounds: archive.bounds ?? WORLD }))
    .filter(({ bounds }) => isInside(place, bounds))
    .toSorted((one, other) => sizeOf(one.bounds) - sizeOf(other.bounds));
  return holding[0]?.archive ?? null;
}

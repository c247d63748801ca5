import { INVITATION } from './mapControls.ts';
import {
  type MapSize,
  type MapView,
  type Position,
  screenOffset,
  WORLD_WIDTH,
  worldOffset,
} from './mercator.ts';
import { PIN_SIZE } from './pins.ts';

/** On narrower maps the invitation to click spans the bottom, in CSS pixels. */
const NARROW = 600;
/** How far the center of a pin is from the bottom left corner, if it is beside or above the invitation to click. */
const BESIDE = INVITATION.width + PIN_SIZE / 2;
const ABOVE = INVITATION.height + PIN_SIZE / 2;

/** The height of the attribution in the bottom right corner, in CSS pixels. */
const ATTRIBUTION_HEIGHT = 24;

/** The distance from the edges of a map to the center of the outermost pin, in CSS pixels. */
interface Padding {
  readonly across: number;
  readonly down: number;
}

/** Returns the least padding of a map. The pins stay above the attribution, on a narrow map above the invitation to click. */
export function pinPadding({ width }: MapSize): Padding {
  return width < NARROW
    ? { across: 40, down: ABOVE }
    : { across: 20, down: ATTRIBUTION_HEIGHT + PIN_SIZE / 2 };
}

/** A map is never so small that half of it has less room for pins, in CSS pixels. */
const LEAST_ROOM = 8;

const room = (length: number, padding: number) => Math.max(LEAST_ROOM, length / 2 - padding);

const farthest = (distances: readonly number[]) =>
  Math.max(...distances.map((distance) => Math.abs(distance)));

/**
 * Returns the closest zoom, to a hundredth, where a map around a center shows every position with padding (core/map-14).
 * Without a distance between them it is infinite.
 */
export function closestZoom(
  positions: readonly Position[],
  center: Position,
  size: MapSize,
  padding: Padding = pinPadding(size),
): number {
  const offsets = positions.map((position) => worldOffset(center, position));
  const scale = Math.min(
    room(size.width, padding.across) / farthest(offsets.map(({ x }) => x)),
    room(size.height, padding.down) / farthest(offsets.map(({ y }) => y)),
  );
  return Math.floor(Math.log2(scale / WORLD_WIDTH) * 100) / 100;
}

/** Returns whether a pin of this view would be under the invitation to click. */
const coversPin = (view: MapView, positions: readonly Position[], { width, height }: MapSize) =>
  positions
    .map((position) => screenOffset(view, position))
    .some(({ x, y }) => x + width / 2 < BESIDE && height / 2 - y < ABOVE);

/**
 * Returns the closest zoom, at most the specified one, where a map around a center shows every position with padding and
 * none under the invitation to click (core/map-14).
 */
export function zoomToFit(
  positions: readonly Position[],
  { center, zoom: specified }: MapView,
  size: MapSize,
): number {
  const zoom = Math.min(specified, closestZoom(positions, center, size));
  if (!coversPin({ center, zoom }, positions, size)) return zoom;
  const padding = { ...pinPadding(size), down: ABOVE };
  return Math.min(zoom, closestZoom(positions, center, size, padding));
}

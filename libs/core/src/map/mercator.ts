/** A point on the globe, WGS 84. */
export interface Position {
  /** Degrees north, -90 to 90. */
  readonly latitude: number;
  /** Degrees east, -180 to 180. */
  readonly longitude: number;
}

/** The center and scale of a map. Each zoom step doubles the scale; at 0 the world is 256 pixels wide. */
export interface MapView {
  readonly center: Position;
  readonly zoom: number;
}

/** A point of a plane. On a map, x grows to the east and y to the south. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The width and height of a map, in CSS pixels. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}

/** The width of the world at zoom 0, in CSS pixels. */
export const WORLD_WIDTH = 256;

/** Projects a position to the world's Mercator square with a side of 1. The poles have an end. */
const toWorldPoint = ({ latitude, longitude }: Position): Point => {
  const sine = Math.min(0.9999, Math.max(-0.9999, Math.sin((latitude * Math.PI) / 180)));
  return { x: longitude / 360, y: -Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
};

/** Returns the way from one position to another in widths of the world, across the antimeridian if that is shorter. */
export function worldOffset(from: Position, to: Position): Point {
  const [start, end] = [toWorldPoint(from), toWorldPoint(to)];
  const east = end.x - start.x;
  return { x: east - Math.round(east), y: end.y - start.y };
}

/** Returns where a position is on the screen, in CSS pixels from the center of the view. */
export function screenOffset({ center, zoom }: MapView, position: Position): Point {
  const { x, y } = worldOffset(center, position);
  const scale = WORLD_WIDTH * 2 ** zoom;
  return { x: x * scale, y: y * scale };
}

import { type Pin, PIN_SIZE, type Position } from '@parlour/core';

/** The maximum width of a label below its pin, in CSS pixels. A longer name is cut off. */
export const LABEL_WIDTH = 144;
const LABEL_HEIGHT = 20;
const CHARACTER_WIDTH = 7;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const areOverlapping = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) * 2 < one.width + other.width &&
  Math.abs(one.y - other.y) * 2 < one.height + other.height;

/** Projects a position to the world's Mercator square with a side of 1. */
const toWorldPoint = ({ latitude, longitude }: Position) => {
  const sine = Math.min(0.9999, Math.max(-0.9999, Math.sin((latitude * Math.PI) / 180)));
  return {
    x: longitude / 360,
    y: -Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
};

/** Returns the center of each pin in CSS pixels, all on the first pin's side of the antimeridian. */
const toScreenPoints = (pins: readonly Pin[], zoom: number) => {
  const worldSize = 256 * 2 ** zoom;
  const worldPoints = pins.map(({ position }) => toWorldPoint(position));
  const origin = worldPoints[0]?.x ?? 0;
  return worldPoints.map(({ x, y }) => ({
    x: (x - Math.round(x - origin)) * worldSize,
    y: y * worldSize,
  }));
};

/**
 * Returns the ids of the vendors whose names fit below their pins at a zoom, without covering another pin or label.
 * Earlier pins take precedence.
 */
export function labeledPins(pins: readonly Pin[], zoom: number): ReadonlySet<string> {
  const points = toScreenPoints(pins, zoom);
  const occupied: Box[] = points.map((point) => ({ ...point, width: PIN_SIZE, height: PIN_SIZE }));
  const labeled = new Set<string>();
  pins.forEach(({ vendorId, info }, index) => {
    const point = points[index];
    if (point === undefined) return;
    const label = {
      x: point.x,
      y: point.y + (PIN_SIZE + LABEL_HEIGHT) / 2,
      width: Math.min(LABEL_WIDTH, info.name.length * CHARACTER_WIDTH),
      height: LABEL_HEIGHT,
    };
    if (occupied.some((box) => areOverlapping(box, label))) return;
    occupied.push(label);
    labeled.add(vendorId);
  });
  return labeled;
}

import { type Pin, PIN_SIZE, type Position } from '@parlour/core';

/** A label's size at most, in CSS pixels; a longer name is cut off. `PinButton` draws it below the pin. */
export const LABEL_WIDTH = 144;
const LABEL_HEIGHT = 20;
const CHARACTER_WIDTH = 7;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const overlap = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) * 2 < one.width + other.width &&
  Math.abs(one.y - other.y) * 2 < one.height + other.height;

/** Where a place lies on the world's square, Mercator, as parts of its side. */
const onWorld = ({ latitude, longitude }: Position) => {
  const sine = Math.min(0.9999, Math.max(-0.9999, Math.sin((latitude * Math.PI) / 180)));
  return {
    x: longitude / 360,
    y: -Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
};

/** The middle of each pin in CSS pixels, all of them on the side of the antimeridian where the first one is. */
const onScreen = (pins: readonly Pin[], zoom: number) => {
  const worldSize = 256 * 2 ** zoom;
  const places = pins.map(({ position }) => onWorld(position));
  const origin = places[0]?.x ?? 0;
  return places.map(({ x, y }) => ({
    x: (x - Math.round(x - origin)) * worldSize,
    y: y * worldSize,
  }));
};

/**
 * The vendors whose names have room below their pins at a zoom: no label lies on another pin or label. Who comes first
 * gets its label first.
 */
export const labeledPins = (pins: readonly Pin[], zoom: number): ReadonlySet<string> => {
  const points = onScreen(pins, zoom);
  const taken: Box[] = points.map((point) => ({ ...point, width: PIN_SIZE, height: PIN_SIZE }));
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
    if (taken.some((box) => overlap(box, label))) return;
    taken.push(label);
    labeled.add(vendorId);
  });
  return labeled;
};

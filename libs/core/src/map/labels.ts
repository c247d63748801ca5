import { areOverlapping, type Box } from './boxes.ts';
import { controlBoxes } from './mapControls.ts';
import { type MapSize, type MapView, type Point, screenOffset } from './mercator.ts';
import { type Pin, PIN_SIZE } from './pins.ts';
import type { Nudge } from './spreadPins.ts';

/** The sides of a pin where its name may be, in the order of preference. */
const labelSides = ['below', 'above', 'right', 'left'] as const;
/** A side of a pin. */
export type LabelSide = (typeof labelSides)[number];

/** The name of a pin on the map. */
export interface PinLabel {
  readonly side: LabelSide;
  /** The most that the name may take. */
  readonly width: LabelWidth;
  /** Whether it is always visible, or only when its pin is pointed at. */
  readonly isShown: boolean;
}

/** The height of a label, in CSS pixels. */
export const LABEL_HEIGHT = 20;
/** The distance of a label beside its pin, in CSS pixels. */
export const LABEL_GAP = 4;
/** The widths of labels, in CSS pixels. A longer name is cut off. */
export const labelWidths = [48, 64, 80, 96, 112, 128, 144] as const;
/** A width of a label. */
type LabelWidth = (typeof labelWidths)[number];
const LABEL_PADDING = 16;
const CHARACTER_WIDTH = 7;
const WIDE_CHARACTER_WIDTH = 13;
/** From here on characters are as wide as high: Chinese, Japanese, Korean. */
const FIRST_WIDE_CHARACTER = 0x1100;

/** The distance of labels from the edges of the map, in CSS pixels. The map's attribution is at the bottom. */
const EDGES = { across: 4, top: 4, bottom: 24 } as const;

const widthOf = (name: string): LabelWidth => {
  const needed = Array.from(name).reduce(
    (sum, character) =>
      sum +
      ((character.codePointAt(0) ?? 0) < FIRST_WIDE_CHARACTER
        ? CHARACTER_WIDTH
        : WIDE_CHARACTER_WIDTH),
    LABEL_PADDING,
  );
  return labelWidths.find((width) => width >= needed) ?? 144;
};

/** Returns the box of a label; x and y are its center. */
export function labelBox({ x, y }: Point, side: LabelSide, width: number): Box {
  const size = { width, height: LABEL_HEIGHT };
  const across = (PIN_SIZE + width) / 2 + LABEL_GAP;
  const down = (PIN_SIZE + LABEL_HEIGHT) / 2;
  switch (side) {
    case 'below':
      return { ...size, x, y: y + down };
    case 'above':
      return { ...size, x, y: y - down };
    case 'right':
      return { ...size, x: x + across, y };
    case 'left':
      return { ...size, x: x - across, y };
  }
}

const isInside = ({ x, y, width, height }: Box, size: MapSize) =>
  Math.abs(x) + width / 2 <= size.width / 2 - EDGES.across &&
  y - height / 2 >= EDGES.top - size.height / 2 &&
  y + height / 2 <= size.height / 2 - EDGES.bottom;

/**
 * Places the names of the pins, so that none covers another pin, another name, a control or the edge of the map (core/map-15).
 * Earlier pins take precedence. A name without a place is only visible when its pin is pointed at.
 *
 * @param nudges how far crowded pins are beside their places
 */
export function placeLabels(
  pins: readonly Pin[],
  view: MapView,
  size: MapSize,
  nudges: ReadonlyMap<string, Nudge> = new Map(),
): ReadonlyMap<string, PinLabel> {
  const placed = pins.map(({ vendorId, position, info }) => {
    const { x, y } = screenOffset(view, position);
    const nudge = nudges.get(vendorId) ?? { x: 0, y: 0 };
    const point = { x: x + nudge.x, y: y + nudge.y };
    return { vendorId, point, width: widthOf(info.name) };
  });
  const occupied = [
    ...controlBoxes(size),
    ...placed.map(({ point }): Box => ({ ...point, width: PIN_SIZE, height: PIN_SIZE })),
  ];
  const labelOf = ({ point, width }: (typeof placed)[number]): PinLabel => {
    const inside = labelSides.filter((side) => isInside(labelBox(point, side, width), size));
    const free = inside.find(
      (side) => !occupied.some((box) => areOverlapping(box, labelBox(point, side, width))),
    );
    if (free === undefined) return { side: inside[0] ?? 'below', width, isShown: false };
    occupied.push(labelBox(point, free, width));
    return { side: free, width, isShown: true };
  };
  return new Map(placed.map((pin) => [pin.vendorId, labelOf(pin)]));
}

/** Returns the boxes of the pins and of the names that are always visible. The ground's own names leave them free. */
export function pinBoxes(
  pins: readonly Pin[],
  view: MapView,
  nudges: ReadonlyMap<string, Nudge>,
  labels: ReadonlyMap<string, PinLabel>,
): readonly Box[] {
  return pins.flatMap(({ vendorId, position }) => {
    const { x, y } = screenOffset(view, position);
    const nudge = nudges.get(vendorId) ?? { x: 0, y: 0 };
    const point = { x: x + nudge.x, y: y + nudge.y };
    const label = labels.get(vendorId);
    const pin = { ...point, width: PIN_SIZE, height: PIN_SIZE };
    return label?.isShown === true ? [pin, labelBox(point, label.side, label.width)] : [pin];
  });
}

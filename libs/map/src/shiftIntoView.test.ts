import { expect, test } from 'vitest';
import { type Box, shiftIntoView } from './shiftIntoView.ts';

const frame: Box = { left: 0, top: 0, right: 400, bottom: 300 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test.each([
  ['inside', box(100, 100, 100, 100), { right: 0, down: 0 }],
  ['left and above', box(-20, 2, 100, 100), { right: 32, down: 10 }],
  ['right and below', box(350, 250, 100, 100), { right: -62, down: -62 }],
  ['too wide: its beginning', box(-40, 100, 500, 100), { right: 52, down: 0 }],
  ['too high: its top', box(100, 60, 100, 400), { right: 0, down: -48 }],
])('map-9: %s', (_, place, shift) => {
  expect(shiftIntoView(place, frame)).toEqual(shift);
});

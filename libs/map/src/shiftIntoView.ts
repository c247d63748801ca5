/** A box on the screen, in CSS pixels. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** The minimum distance from the edge of the frame, in CSS pixels. */
const MARGIN = 12;

/** Returns how far a range must move to fit into another one. If it is too long, its start is aligned. */
const shift = (start: number, end: number, from: number, to: number): number =>
  start < from || end - start > to - from ? from - start : Math.min(0, to - end);

/** Returns how far to move a map, in CSS pixels, until a box on it is fully inside the frame. */
export function shiftIntoView(box: Box, frame: Box): { right: number; down: number } {
  return {
    right: shift(box.left, box.right, frame.left + MARGIN, frame.right - MARGIN),
    down: shift(box.top, box.bottom, frame.top + MARGIN, frame.bottom - MARGIN),
  };
}

/** A box on the screen, in CSS pixels. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** What is brought into view keeps this distance from the edge. */
const MARGIN = 12;

/** How far a stretch must move to lie in another one; where it does not fit, its beginning does. */
const shift = (start: number, end: number, from: number, to: number): number =>
  start < from || end - start > to - from ? from - start : Math.min(0, to - end);

/** How far to move a map, in CSS pixels, until a box on it is seen whole in the frame. */
export const shiftIntoView = (box: Box, frame: Box): { right: number; down: number } => ({
  right: shift(box.left, box.right, frame.left + MARGIN, frame.right - MARGIN),
  down: shift(box.top, box.bottom, frame.top + MARGIN, frame.bottom - MARGIN),
});

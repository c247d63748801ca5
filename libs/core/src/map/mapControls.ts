import type { Box } from './boxes.ts';
import type { MapSize } from './mercator.ts';

/** How far the invitation to click reaches into the bottom left corner of a covered map, in CSS pixels. */
export const INVITATION = { width: 254, height: 74 } as const;

/** How far the zoom control of an interactive map reaches into the same corner, in CSS pixels. */
const ZOOM_CONTROL = { width: 58, height: 104 } as const;

/**
 * Returns the boxes of the controls in the bottom left corner, the center of the map being 0, 0. The zoom control takes the
 * place of the invitation, and no name jumps then.
 */
export function controlBoxes({ width, height }: MapSize): readonly Box[] {
  return [INVITATION, ZOOM_CONTROL].map((control) => ({
    ...control,
    x: (control.width - width) / 2,
    y: (height - control.height) / 2,
  }));
}

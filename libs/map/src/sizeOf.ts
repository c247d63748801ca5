import type { MapSize } from '@parlour/core';

/** Returns the size of an element in CSS pixels. */
export function sizeOf({ clientWidth, clientHeight }: HTMLElement): MapSize {
  return { width: clientWidth, height: clientHeight };
}

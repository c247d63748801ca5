import { preloadingPlan } from '@parlour/core';
import { loadPicture } from '../../pictures/loadPicture.ts';

/**
 * Loads the pictures of the carousel ahead, as planned by `@parlour/core` (spec section 9), but for the first one, which
 * has come already. Low to the browser, whatever their rank: what the page shows comes before them.
 * @param left aborted when the reader has left: what has not begun by then is not loaded
 */
export function loadSlides(urls: readonly string[], left: AbortSignal): void {
  for (const { url, delay } of preloadingPlan(urls).slice(1)) {
    window.setTimeout(() => left.aborted || loadPicture(url, 'slide', 'low'), delay);
  }
}

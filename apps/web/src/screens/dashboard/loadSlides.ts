import { preloadingPlan } from '@parlour/core';
import { loadPicture } from '../../pictures/loadPicture.ts';

/** The browser knows no medium: what has no wish of its own comes between high and low. */
const browserPriority = { high: 'high', medium: 'auto', low: 'low' } as const;

/**
 * Loads the pictures of the carousel ahead, as planned by `@parlour/core` (spec section 9), but for the first one, which
 * has come already. What the page shows comes before them: it is asked for by then, and the browser raises only pictures
 * that are in view.
 * @param left aborted when the reader has left: what has not begun by then is not loaded
 */
export function loadSlides(urls: readonly string[], left: AbortSignal): void {
  for (const { url, priority, delay } of preloadingPlan(urls).slice(1)) {
    window.setTimeout(
      () => left.aborted || loadPicture(url, 'slide', browserPriority[priority]),
      delay,
    );
  }
}

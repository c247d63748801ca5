import { preloadPicture } from '@parlour/app/pictures';
import { preloadingPlan } from '@parlour/core';

/** Browsers have no medium priority. `auto` ranks between high and low. */
const browserPriority = { high: 'high', medium: 'auto', low: 'low' } as const;

/**
 * Preloads the carousel's pictures after the first one, as planned by `@parlour/core` (web/dashboard-8). Pictures on the page come
 * first: they are already requested, and the browser raises the priority only of pictures in view.
 * @param signal aborted when the viewer leaves, to skip the pictures that have not started
 */
export function loadSlides(urls: readonly string[], signal: AbortSignal): void {
  for (const { url, priority, delay } of preloadingPlan(urls).slice(1)) {
    window.setTimeout(
      () => signal.aborted || preloadPicture(url, 'slide', browserPriority[priority]),
      delay,
    );
  }
}

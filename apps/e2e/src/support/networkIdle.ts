import type { Page } from 'playwright';

// Milliseconds.
const QUIET_TIME = 1000;
const NO_STREAM = -1;

/** Returns how much the page has loaded, or {@link NO_STREAM} while none of the browser's tabs reads hints. */
const countLoaded = async (page: Page): Promise<number> => {
  const loaded = await page
    .evaluate(async () => {
      const { held = [] } = await navigator.locks.query();
      const isLive = held.some(({ name }) => name?.endsWith(':live'));
      return isLive ? performance.getEntriesByType('resource').length : null;
    })
    // While another page is opened.
    .catch(() => 0);
  return loaded ?? NO_STREAM;
};

/**
 * Waits until the network is idle. Playwright's own state never comes once the page reads its stream of hints, which does
 * not end: then a second without anything new counts.
 */
export async function untilNetworkIdle(page: Page): Promise<void> {
  let isIdle = false;
  const idle = page.waitForLoadState('networkidle').finally(() => (isIdle = true));
  const quiet = async () => {
    let before = NO_STREAM;
    while (!isIdle) {
      await new Promise((resolve) => setTimeout(resolve, QUIET_TIME));
      const now = await countLoaded(page);
      if (now !== NO_STREAM && now === before) return;
      before = now;
    }
  };
  await Promise.race([idle, quiet()]);
}

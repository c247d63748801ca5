import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';

/** The widths, in CSS pixels, for which every page is designed: a phone, a tablet, a desk. */
export const widths = [360, 768, 1440] as const;

/** Whether all of an element's height can be seen: nothing hides its first line, nor its last. */
export function isInView(element: Locator): Promise<boolean> {
  return element.evaluate((seen) => {
    const { left, top, bottom } = seen.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + 2, y) === seen);
  });
}

/** Waits until what a page asks for has come, its fonts too: then everything stands in its place. */
export async function untilLaidOut(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** Waits until nothing on the page moves or fades by itself: half faded in, words have too little contrast. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
    // What has just been opened begins to fade in with one of the next two frames.
    await nextFrame();
    await nextFrame();
    while (running().length > 0) {
      await Promise.allSettled(running().map(({ finished }) => finished));
      await nextFrame();
    }
  });

/** What a page has against WCAG 2.2 AA and good practice: each rule with where it is broken. */
export async function violations(page: Page) {
  await untilStill(page);
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(({ id, nodes }) => ({
    id,
    targets: nodes.map((node) => node.target.join(' ')),
  }));
}

/** By how many pixels a page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

declare global {
  interface Window {
    /** Chromium's cumulative layout shift, counted since {@link watchLayout}. */
    layoutShift: number;
  }
}

/** Counts, on the pages that are opened from now on, by how much what is shown moves by itself. */
export function watchLayout(page: Page) {
  return page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) window.layoutShift += Number(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The cumulative layout shift below which a page counts as standing still. */
export const STILL = 0.01;

/** The cumulative layout shift of a page that was opened after {@link watchLayout}. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => window.layoutShift);
}

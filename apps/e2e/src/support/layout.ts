import type { Page } from '@playwright/test';
import { untilNetworkIdle } from './networkIdle.ts';

declare global {
  interface Window {
    /** Chromium's cumulative layout shift, counted since {@link watchLayout}. */
    layoutShift: number;
  }
}

/** The cumulative layout shift below which a page counts as still. */
export const MAX_LAYOUT_SHIFT = 0.01;

/** Waits until the page has made its requests and its fonts are loaded. */
export async function untilLaidOut(page: Page) {
  await untilNetworkIdle(page);
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** Counts the layout shift of pages that are opened from now on. */
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

/** Returns the cumulative layout shift of a page that was opened after {@link watchLayout}. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => window.layoutShift);
}

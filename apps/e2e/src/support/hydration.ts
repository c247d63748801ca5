import { expect, type Page } from '@playwright/test';

/** Returns whether React has hydrated a server-rendered page. Before, links load whole pages and pass no state on. */
export function isHydrated(page: Page): Promise<boolean> {
  return page
    .locator('h1')
    .evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__react')));
}

/** Waits until the page is hydrated, or rendered by the browser. */
export function untilHydrated(page: Page) {
  return expect.poll(() => isHydrated(page)).toBe(true);
}

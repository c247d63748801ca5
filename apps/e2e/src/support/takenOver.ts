import { expect, type Page } from '@playwright/test';

/**
 * Whether the app has taken over a page that the server has rendered. Before, its links lead on as any link does, and
 * tell the next page nothing.
 */
export function isTakenOver(page: Page): Promise<boolean> {
  return page
    .locator('h1')
    .evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__react')));
}

/** Waits until the app has taken a page over, or has drawn it. */
export function untilTakenOver(page: Page) {
  return expect.poll(() => isTakenOver(page)).toBe(true);
}

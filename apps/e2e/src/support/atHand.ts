import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Expects that a page shows all of a control before anybody scrolls, on a phone and on a desktop (web/components/detail-1). */
export async function expectAtHand(page: Page, control: Locator): Promise<void> {
  for (const size of windows) {
    await page.setViewportSize(size);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(control, `${size.width} px`).toBeInViewport({ ratio: 1 });
  }
}

import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { sidewaysScroll, violations } from './accessibility.ts';
import { layoutShift, MAX_LAYOUT_SHIFT, untilLaidOut, watchLayout } from './layout.ts';
import { memberTest, test as visitorTest } from './test.ts';

/** The designed widths, in CSS pixels: phone, tablet, desktop. */
export const widths = [360, 768, 1440] as const;

const colorSchemes = ['light', 'dark'] as const;
const height = 800;

/** A page that the sweep opens at every width. */
export interface SweptPage {
  readonly path: string;
  /** Visible once the page shows its data; the level-1 heading when absent. */
  readonly ready?: (page: Page) => Locator;
  /** False for pages whose content replaces a taller placeholder. */
  readonly isStill?: boolean;
}

/** Expects that the page as shown breaks no accessibility rule in either color scheme. */
async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page), `${where}, ${colorScheme}`).toEqual([]);
  }
  expect(await sidewaysScroll(page), where).toBe(0);
}

/**
 * Expects that an open state, such as a dialog, is accessible and fits at all six combinations of width and color scheme.
 * The state is opened once: what changes with the window is its style.
 */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await expectAccessible(page, `${width} px`);
  }
}

const sweep =
  (pages: readonly SweptPage[]) =>
  async ({ page }: { page: Page }, _: TestInfo) => {
    await watchLayout(page);
    for (const { path, ready, isStill = true } of pages) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
      await page.goto(path);
      await (ready?.(page) ?? page.getByRole('heading', { level: 1 })).first().waitFor();
      await untilLaidOut(page);
      if (isStill) expect(await layoutShift(page), path).toBeLessThan(MAX_LAYOUT_SHIFT);
      await expectAccessible(page, path);
    }
  };

/**
 * Declares the sweep over pages: at each width, each page is opened and is accessible in both color schemes, fits
 * its window, and nothing on it moves while it loads.
 */
export function sweepPages(pages: {
  readonly member?: readonly SweptPage[];
  readonly visitor?: readonly SweptPage[];
}): void {
  for (const width of widths) {
    for (const [viewer, test] of [
      ['member', memberTest],
      ['visitor', visitorTest],
    ] as const) {
      const seen = pages[viewer];
      if (seen === undefined) continue;
      test.describe(`${width} px`, () => {
        test.use({ viewport: { width, height } });
        test(`the pages of a ${viewer} are accessible, fit and stay still`, sweep(seen));
      });
    }
  }
}

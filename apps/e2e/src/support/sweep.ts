import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { sidewaysScroll, violations } from './accessibility.ts';
import { memberTest, test as visitorTest } from './test.ts';
import { isLong } from './testLength.ts';
import { untilNetworkIdle } from './networkIdle.ts';

declare global {
  interface Window {
    /** Chromium's cumulative layout shift, counted since {@link watchLayout}. */
    layoutShift: number;
  }
}

/** The cumulative layout shift below which a page counts as still. */
export const MAX_LAYOUT_SHIFT = 0.01;

/** The designed widths, in CSS pixels: phone, tablet, desktop. */
export const widths = [360, 768, 1440] as const;

const colorSchemes = ['light', 'dark'] as const;
const height = 800;

/** The names of the routes whose path needs a value. */
export type NeedsValue<Routes> = {
  [Name in keyof Routes]: Routes[Name] extends { readonly path: `${string}:${string}` }
    ? Name
    : never;
}[keyof Routes];

/** A page that the sweep opens at every width. */
export interface SweptPage {
  readonly path: string;
  /** Visible once the page shows its data; the level-1 heading when absent. */
  readonly ready?: (page: Page) => Locator;
  /** False for pages whose content replaces a taller placeholder. */
  readonly isStill?: boolean;
}

/**
 * The color schemes of one of several widths, or of one page at a width: both with `npm run test:long`. Otherwise they
 * alternate, so that both are seen.
 */
const schemesAt = (index: number) =>
  isLong ? colorSchemes : colorSchemes.filter((_, each) => each === index % colorSchemes.length);

/** Expects that the page as shown breaks no accessibility rule in some color schemes. */
async function expectAccessible(
  page: Page,
  where: string,
  schemes: readonly (typeof colorSchemes)[number][],
): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page), `${where}, ${colorScheme}`).toEqual([]);
  }
  expect(await sidewaysScroll(page), where).toBe(0);
}

/**
 * Expects that an open state, such as a dialog, is accessible and fits at each width; with `npm run test:long`, in each
 * of the six combinations of width and color scheme.
 * The state is opened once: what changes with the window is its style.
 */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height });
    await expectAccessible(page, `${width} px`, schemesAt(index));
  }
}

const sweep =
  (pages: readonly SweptPage[], widthIndex: number) =>
  async ({ page }: { page: Page }, _: TestInfo) => {
    await watchLayout(page);
    for (const [index, { path, ready, isStill = true }] of pages.entries()) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
      await page.goto(path);
      await (ready?.(page) ?? page.getByRole('heading', { level: 1 })).first().waitFor();
      await untilLaidOut(page);
      if (isStill) expect(await layoutShift(page), path).toBeLessThan(MAX_LAYOUT_SHIFT);
      await expectAccessible(page, path, schemesAt(index + widthIndex));
    }
  };

/**
 * Declares the sweep over pages: at each width, each page is opened and is accessible, fits its window, and nothing on
 * it moves while it loads. Each page is seen in both color schemes; with `npm run test:long`, at every width.
 */
export function sweepPages(
  section: string,
  viewer: 'member' | 'visitor',
  pages: readonly SweptPage[],
): void {
  const test = viewer === 'member' ? memberTest : visitorTest;
  for (const [index, width] of widths.entries()) {
    test.describe(`${width} px`, () => {
      test.use({ viewport: { width, height } });
      test(
        `the pages of a ${viewer} below ${section} are accessible, fit and stay still`,
        sweep(pages, index),
      );
    });
  }
}

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

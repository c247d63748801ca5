import type { Locator, Page } from '@playwright/test';
import axe from 'axe-core';

/** Runs in the page, after axe was put there. */
declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A broken accessibility rule, and CSS selectors of the elements that break it. */
export interface Violation {
  readonly id: string;
  readonly targets: readonly string[];
}

/** Returns whether nothing covers the first or last line of an element. */
export function isInView(element: Locator): Promise<boolean> {
  return element.evaluate((target) => {
    const { left, top, bottom } = target.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + 2, y) === target);
  });
}

/** Waits until no animation or transition runs: text that is half faded in has too little contrast. */
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
    // An element that has just opened starts to fade in within two frames.
    await nextFrame();
    await nextFrame();
    // Chromium never settles the `finished` of some transitions that a change of the color scheme replaces.
    while (running().length > 0) await nextFrame();
  });

/**
 * Checks the page against WCAG 2.2 AA and best practices.
 *
 * Axe is injected once per page and run directly: `@axe-core/playwright` took six times as long, with a new tab for each run.
 */
export async function violations(page: Page): Promise<readonly Violation[]> {
  await untilStill(page);
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    if (window.axe === undefined) throw new Error('Axe is not on the page.');
    const { violations: found } = await window.axe.run(document, {
      runOnly,
      resultTypes: ['violations'],
    });
    return found.map(({ id, nodes }) => ({
      id,
      targets: nodes.map(({ target }) => target.join(' ')),
    }));
  }, tags);
}

/** Returns by how many pixels the page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

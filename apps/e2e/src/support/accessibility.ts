import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The widths, in CSS pixels, for which every page is designed: a phone, a tablet, a desk. */
export const widths = [360, 768, 1440] as const;

/** What a page has against WCAG 2.2 AA and good practice: each rule with where it is broken. */
export const violations = async (page: Page) => {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(({ id, nodes }) => ({
    id,
    targets: nodes.map((node) => node.target.join(' ')),
  }));
};

/** By how many pixels a page is wider than its window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

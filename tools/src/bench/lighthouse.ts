import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumFlags, chromiumPath, freePort } from '@parlour/e2e';
import type { Measure } from './measure.ts';
import { median } from './measure.ts';

const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices'] as const;
type Category = (typeof categories)[number];
const leastScores = {
  performance: 0.97,
  accessibility: 1,
  'best-practices': 1,
} as const satisfies Record<Category, number>;
const mostLayoutShift = 0.01;

const audit = async (url: string, port: number) => {
  // Storage is kept, because a page for members is audited as the signed-in member sees it.
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    disableStorageReset: true,
  });
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}.`);
  return result.lhr;
};

/** What of a page's storage a signed-in member's browser holds. */
export interface StoredItems {
  readonly origins: readonly {
    readonly localStorage: readonly { readonly name: string; readonly value: string }[];
  }[];
}

/**
 * Runs a browser that Lighthouse can reach by its debugging port. The member's storage is put into its default context,
 * the one in which Lighthouse opens its pages.
 */
const withSignedInBrowser = async <Value>(
  url: string,
  state: StoredItems,
  use: (port: number) => Promise<Value>,
): Promise<Value> => {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'parlour-lighthouse-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: chromiumPath(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/api/health`);
    for (const { name, value } of state.origins.flatMap((origin) => origin.localStorage)) {
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [name, value] as const);
    }
    await page.close();
    return await use(port);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
};

const measuresOf = (
  path: string,
  reports: readonly Awaited<ReturnType<typeof audit>>[],
): Measure[] => {
  const shift = median(
    reports.map((report) => report.audits['cumulative-layout-shift']?.numericValue ?? 1),
  );
  return [
    ...categories.map((category) => {
      const score = median(reports.map((report) => report.categories[category]?.score ?? 0));
      return {
        name: `Lighthouse ${category}, ${path}`,
        figure: score.toFixed(2),
        reference: '',
        ratio: '',
        limit: `at least ${leastScores[category].toFixed(2)}`,
        within: score >= leastScores[category],
      };
    }),
    {
      name: `Layout shift, ${path}`,
      figure: shift.toFixed(4),
      reference: '',
      ratio: '',
      limit: `under ${mostLayoutShift}`,
      within: shift < mostLayoutShift,
    },
  ];
};

/** Lighthouse with its mobile defaults, the median of three runs, on each path. */
export const lighthouseScores = (
  url: string,
  paths: readonly string[],
  state: StoredItems,
): Promise<readonly Measure[]> =>
  withSignedInBrowser(url, state, async (port) => {
    const measures: Measure[] = [];
    for (const path of paths) {
      const reports: Awaited<ReturnType<typeof audit>>[] = [];
      for (let run = 0; run < runs; run += 1) reports.push(await audit(url + path, port));
      measures.push(...measuresOf(path, reports));
    }
    return measures;
  });

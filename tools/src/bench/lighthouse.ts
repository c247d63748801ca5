import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium, type Page } from 'playwright';
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

/** What of a page's storage a signed-in member's browser holds. */
interface StoredItems {
  readonly origins: readonly {
    readonly localStorage: readonly { readonly name: string; readonly value: string }[];
  }[];
}

const storeItems = async (page: Page, url: string, state: StoredItems): Promise<void> => {
  // A page without any file of the app, so that the cache stays as empty as a first visit finds it.
  await page.goto(`${url}/api/health`);
  for (const { name, value } of state.origins.flatMap((origin) => origin.localStorage)) {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [name, value] as const);
  }
};

/**
 * One audit of a first visit, in a browser of its own with nothing cached. The stored items are put into the default
 * context, the one in which Lighthouse opens its page; it is told to leave them there.
 */
const audit = async (url: string, path: string, state: StoredItems) => {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'parlour-lighthouse-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: chromiumPath(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  try {
    await storeItems(await context.newPage(), url, state);
    const result = await lighthouse(url + path, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      disableStorageReset: true,
    });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${path}.`);
    return result.lhr;
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
};

/** A page to audit, with what the browser has stored when it comes there. */
interface AuditedPage {
  readonly path: string;
  readonly state: StoredItems;
  /** Where it is held to more than other pages are. */
  readonly leastPerformance?: number;
  /** Milliseconds until its largest contentful paint, where it is held to them. */
  readonly mostPaint?: number;
}

const measuresOf = (
  { path: address, leastPerformance, mostPaint }: AuditedPage,
  reports: readonly Awaited<ReturnType<typeof audit>>[],
): Measure[] => {
  const path = address.split('?', 1)[0] ?? '';
  const figure = (name: string) =>
    median(reports.map((report) => report.audits[name]?.numericValue ?? Infinity));
  const shift = figure('cumulative-layout-shift');
  const paint = figure('largest-contentful-paint');
  const least = {
    ...leastScores,
    ...(leastPerformance === undefined ? {} : { performance: leastPerformance }),
  };
  return [
    ...categories.map((category) => {
      const score = median(reports.map((report) => report.categories[category]?.score ?? 0));
      return {
        name: `Lighthouse ${category}, ${path}`,
        figure: score.toFixed(2),
        reference: '',
        ratio: '',
        limit: `at least ${least[category].toFixed(2)}`,
        within: score >= least[category],
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
    ...(mostPaint === undefined
      ? []
      : [
          {
            name: `Largest contentful paint, ${path}`,
            figure: `${(paint / 1000).toFixed(2)} s`,
            reference: `blocked ${figure('total-blocking-time').toFixed(0)} ms`,
            ratio: '',
            limit: `at most ${(mostPaint / 1000).toFixed(2)} s`,
            within: paint <= mostPaint,
          },
        ]),
  ];
};

/** Lighthouse with its mobile defaults, the median of three first visits, on each page. */
export const lighthouseScores = async (
  url: string,
  pages: readonly AuditedPage[],
): Promise<readonly Measure[]> => {
  const measures: Measure[] = [];
  for (const page of pages) {
    const reports: Awaited<ReturnType<typeof audit>>[] = [];
    for (let run = 0; run < runs; run += 1) {
      reports.push(await audit(url, page.path, page.state));
    }
    measures.push(...measuresOf(page, reports));
  }
  return measures;
};

import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright';
import { chromiumFlags, freePort, headlessShellPath } from '@parlour/e2e';
import { type Figure, median } from './measure.ts';
import { processorBlockingOf, processorTimeOf } from './processorTime.ts';

const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices'] as const;
const minimumScores = { performance: 0.97, accessibility: 1, 'best-practices': 1 };
const LAYOUT_SHIFT_LIMIT = 0.01;

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * Audits a first visit in a new browser with an empty cache. Lighthouse opens its page in the default context,
 * so the stored items go there and its storage reset is off. The headless shell draws the page alone: a whole browser
 * also draws its own window, on the cores that run the page and the server.
 */
const audit = async (url: string, path: string, state: StorageState | undefined) => {
  const port = await freePort();
  await using folder = await mkdtempDisposable(join(tmpdir(), 'parlour-lighthouse-'));
  await using context = await chromium.launchPersistentContext(folder.path, {
    executablePath: headlessShellPath(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  if (state !== undefined) await context.setStorageState(state);
  const result = await lighthouse(url + path, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    disableStorageReset: true,
  });
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${path}.`);
  const { Trace: trace } = result.artifacts;
  return {
    ...result.lhr,
    processorBlocking: processorBlockingOf(trace.traceEvents),
    processorTime: processorTimeOf(trace.traceEvents),
  };
};

/** A page to audit. */
interface AuditedPage {
  readonly path: string;
  /** What the browser of a signed-in member has stored. */
  readonly state?: StorageState;
  /** Minimum performance score. Defaults to that of {@link minimumScores}. */
  readonly minimumPerformance?: number;
  /** Limit of the largest contentful paint in milliseconds. Not measured when absent. */
  readonly paintLimit?: number;
}

function figuresOf(
  { path: fullPath, minimumPerformance = minimumScores.performance, paintLimit }: AuditedPage,
  reports: readonly Awaited<ReturnType<typeof audit>>[],
): readonly Figure[] {
  const path = fullPath.split('?', 1)[0] ?? '';
  const figure = (name: string) =>
    median(reports.map((report) => report.audits[name]?.numericValue ?? Infinity));
  const minimum = { ...minimumScores, performance: minimumPerformance };
  const ownBlocking = median(reports.map((report) => report.processorBlocking));
  // Lighthouse slows the processor four times, and expects one of at least 1,000 for that.
  const processor = median(reports.map((report) => report.environment.benchmarkIndex));
  const mainThread = median(reports.map((report) => report.processorTime));
  const scores = categories.map((category) => ({
    name: `Lighthouse ${category}, ${path}`,
    value: median(reports.map((report) => report.categories[category]?.score ?? 0)),
    atLeast: minimum[category],
    remark: `processor ${processor.toFixed(0)} of 1,000, main thread ${mainThread.toFixed(0)} ms of it`,
  }));
  const shift: Figure = {
    name: `Layout shift, ${path}`,
    value: figure('cumulative-layout-shift'),
    atMost: LAYOUT_SHIFT_LIMIT,
  };
  if (paintLimit === undefined) return [...scores, shift];
  const paint: Figure = {
    name: `Largest contentful paint, ${path}`,
    value: figure('largest-contentful-paint'),
    unit: 'ms',
    atMost: paintLimit,
    remark: `blocked ${figure('total-blocking-time').toFixed(0)} ms, ${ownBlocking.toFixed(0)} ms of the processor's`,
  };
  return [...scores, shift, paint];
}

/** Runs Lighthouse with its mobile defaults on each page. Each score is the median of five first visits. */
export async function measureLighthouseScores(
  url: string,
  pages: readonly AuditedPage[],
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const page of pages) {
    const reports: Awaited<ReturnType<typeof audit>>[] = [];
    for (let run = 0; run < runs; run += 1) {
      reports.push(await audit(url, page.path, page.state));
    }
    figures.push(...figuresOf(page, reports));
  }
  return figures;
}

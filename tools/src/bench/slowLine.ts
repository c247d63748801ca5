import { routes } from '@parlour/core';
import type { Browser, BrowserContextOptions } from 'playwright';
import { median, type Measure } from './measure.ts';

const runs = 3;
/** Bytes per second, and milliseconds of each request. */
const line = { throughput: 50_000, latency: 100 };
/** Milliseconds. */
const limit = 1200;

/** Opens a page on a slow line and returns when its menu and skeletons were painted, in milliseconds. */
const shellPaint = async (
  browser: Browser,
  url: string,
  storageState: BrowserContextOptions['storageState'],
): Promise<number> => {
  await using context = await browser.newContext({ storageState });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.throughput,
    uploadThroughput: line.throughput,
  });
  await page.goto(url, { waitUntil: 'commit' });
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const hasShell = await page.locator('[inert] nav').isVisible();
  return hasShell ? ((await paint.jsonValue()) ?? Infinity) : Infinity;
};

/** Measures when a member's first page is shown on a slow line, before its code has loaded. */
export async function measureSlowLine(
  browser: Browser,
  url: string,
  memberState: BrowserContextOptions['storageState'],
): Promise<readonly Measure[]> {
  const measures: Measure[] = [];
  for (const { path } of [routes.dashboard, routes.events]) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1)
      times.push(await shellPaint(browser, url + path, memberState));
    const time = median(times);
    measures.push({
      name: `Menu and skeletons at 50 kB/s, ${path}`,
      figure: `${time.toFixed(0)} ms`,
      limit: `at most ${limit} ms`,
      isWithinLimit: time <= limit,
    });
  }
  return measures;
}

import { isHydrated } from '@parlour/e2e';
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright';
import { expect } from 'playwright/test';
import { routes } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import type { ClubPaths } from '../screens/clubPaths.ts';
import { measureBareStack } from './bareStack.ts';
import type { Measure } from './measure.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Limit of the own JavaScript of a page of the guide or of My Requests, in bytes beyond the dashboard's. */
const pageLimit = 25_000;

/** Brotli bytes of the scripts and style sheets that a page loaded until it was interactive, by URL. */
interface FirstLoad {
  readonly script: ReadonlyMap<string, number>;
  readonly stylesheet: ReadonlyMap<string, number>;
}

const total = (files: ReadonlyMap<string, number>): number =>
  [...files.values()].reduce((sum, size) => sum + size, 0);

/**
 * Loads a page in a new browser context and records the files that it loaded until it was interactive.
 * A page is interactive after its load event, once its main control or heading is visible.
 */
const firstLoad = async (
  browser: Browser,
  url: string,
  storageState: BrowserContextOptions['storageState'],
  waitUntilInteractive: (page: Page) => Promise<void>,
): Promise<FirstLoad> => {
  await using context = await browser.newContext({ storageState });
  const page = await context.newPage();
  const files = { script: new Map<string, number>(), stylesheet: new Map<string, number>() };
  const reads: Promise<void>[] = [];
  const record = (request: Request) => {
    const kind = request.resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    reads.push(
      request.sizes().then(({ responseBodySize }) => {
        files[kind].set(request.url(), responseBodySize);
      }),
    );
  };
  page.on('requestfinished', record);
  await page.goto(url, { waitUntil: 'load' });
  // The shell has the same headings and controls until the app takes its place.
  await page.locator('.member-shell').waitFor({ state: 'detached' });
  await waitUntilInteractive(page);
  page.off('requestfinished', record);
  await Promise.all(reads);
  return files;
};

/** Waits for hydration: the server renders the sign-in page, so it is visible before its scripts run. */
const waitForHydration = (page: Page) =>
  expect.poll(() => isHydrated(page), { intervals: [50], timeout: 30_000 }).toBe(true);

const waitForHeading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

/** Measures what each page of the guide and My Requests load beyond the dashboard, without a map. */
const pageSizes = async (
  browser: Browser,
  url: string,
  memberState: BrowserContextOptions['storageState'],
  paths: ClubPaths,
  dashboard: FirstLoad,
): Promise<readonly Measure[]> => {
  const { event, destination, vendor, giftGuide, giftProduct } = paths;
  const { destinations, events, giftGuides, requests } = routes;
  const lists = [destinations, events, giftGuides, requests].map((list) => list.path);
  const measures: Measure[] = [];
  for (const path of [...lists, destination, vendor, event, giftGuide, giftProduct]) {
    const { script } = await firstLoad(browser, url + path, memberState, waitForHeading);
    const isOwn = (file: string) => !dashboard.script.has(file) && !isMap(file);
    const own = total(new Map([...script].filter(([file]) => isOwn(file))));
    measures.push({
      name: `JavaScript beyond the dashboard's, ${path}`,
      figure: kilobytes(own),
      limit: `at most ${pageLimit / 1000} kB`,
      isWithinLimit: own <= pageLimit,
    });
  }
  return measures;
};

/** Returns true for the map's files of the build: its frame and its two renderers. */
const isMap = (file: string) => /\/(?:map|create\w+Renderer|theme)-[^/]+$/.test(file);

/** The path below which the server serves the desk. */
const DESK = '/desk';

/**
 * Measures the first load of `/login`, `/dashboard` and the desk against the bare stack, and the addition of each guide
 * page.
 */
export async function measureBrowserSize(
  browser: Browser,
  url: string,
  memberState: BrowserContextOptions['storageState'],
  paths: ClubPaths,
): Promise<readonly Measure[]> {
  const bare = await measureBareStack();
  const login = await firstLoad(browser, url + routes.signIn.path, undefined, waitForHydration);
  const dashboard = await firstLoad(browser, url + routes.dashboard.path, memberState, (page) =>
    page.getByRole('link', { name: 'View All' }).first().waitFor(),
  );

  const deskSignIn = DESK + deskRoutes.signIn.path;
  const desk = await firstLoad(browser, url + deskSignIn, undefined, waitForHeading);

  const script = (name: string, size: number, limit: number): Measure => ({
    name: `JavaScript of the first load, ${name}`,
    figure: kilobytes(size),
    reference: `bare stack ${kilobytes(bare)}`,
    ratio: (size / bare).toFixed(3),
    limit: `at most ${limit.toFixed(2)}`,
    isWithinLimit: size / bare <= limit,
  });
  const stylesheet = (name: string, size: number): Measure => ({
    name: `CSS of the first load, ${name}`,
    figure: kilobytes(size),
    limit: 'at most 12 kB',
    isWithinLimit: size <= 12_000,
  });
  return [
    script(routes.signIn.path, total(login.script), 1.03),
    script(routes.dashboard.path, total(dashboard.script), 1.22),
    script(deskSignIn, total(desk.script), 1.9),
    stylesheet(routes.signIn.path, total(login.stylesheet)),
    stylesheet(routes.dashboard.path, total(dashboard.stylesheet)),
    stylesheet(deskSignIn, total(desk.stylesheet)),
    ...(await pageSizes(browser, url, memberState, paths, dashboard)),
  ];
}

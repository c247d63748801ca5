import { isHydrated } from '@parlour/e2e';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import type { ClubAddresses } from '../screens/clubAddresses.ts';
import { bareStackSize } from './bareStack.ts';
import type { Measure } from './measure.ts';
import { waitUntil } from './waitUntil.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The largest share of a page of the guide, in bytes beyond what the dashboard loads. */
const mostOfPage = 25_000;

/** Brotli bytes of the scripts and style sheets that came over the wire until the page was interactive, by address. */
interface FirstLoad {
  readonly script: ReadonlyMap<string, number>;
  readonly stylesheet: ReadonlyMap<string, number>;
}

const total = (files: ReadonlyMap<string, number>): number =>
  [...files.values()].reduce((sum, size) => sum + size, 0);

/**
 * Loads a page in a fresh browser context and notes the files that it loaded until it was interactive: the document's
 * load event is over and the control or heading that the page is about is there.
 */
const firstLoad = async (
  browser: Browser,
  url: string,
  storageState: BrowserContextOptions['storageState'],
  isInteractive: (page: Page) => Promise<void>,
): Promise<FirstLoad> => {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  const files = { script: new Map<string, number>(), stylesheet: new Map<string, number>() };
  const reads: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    reads.push(
      request.sizes().then(({ responseBodySize }) => {
        files[kind].set(request.url(), responseBodySize);
      }),
    );
  });
  await page.goto(url, { waitUntil: 'load' });
  await isInteractive(page);
  await Promise.all(reads);
  await context.close();
  return files;
};

/** The login stands there before its scripts, since the server renders it. */
const untilHydrated = (page: Page) => waitUntil('the member app', () => isHydrated(page));

const headingShown = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

/** What each page of the guide loads beyond the dashboard, its map left out. */
const pageSizes = async (
  browser: Browser,
  url: string,
  memberState: BrowserContextOptions['storageState'],
  addresses: ClubAddresses,
  dashboard: FirstLoad,
): Promise<readonly Measure[]> => {
  const { event, destination, vendor, giftGuide, giftProduct } = addresses;
  const lists = ['/destination-guides', '/events', '/gift-guides'];
  const measures: Measure[] = [];
  for (const path of [...lists, destination, vendor, event, giftGuide, giftProduct]) {
    const { script } = await firstLoad(browser, url + path, memberState, headingShown);
    const isOwn = (file: string) => !dashboard.script.has(file) && !isMap(file);
    const own = total(new Map([...script].filter(([file]) => isOwn(file))));
    measures.push({
      name: `JavaScript beyond the dashboard's, ${path}`,
      figure: kilobytes(own),
      reference: '',
      ratio: '',
      limit: `at most ${mostOfPage / 1000} kB`,
      within: own <= mostOfPage,
    });
  }
  return measures;
};

/** Whether a file of the build belongs to the map: its frame and its two drawings. */
const isMap = (file: string) => /\/(?:map|drawWith\w+|theme)-[^/]+$/.test(file);

/**
 * The size of the first load of `/login` and `/dashboard` against the bare stack built in the same run, and what each
 * page of the guide adds.
 */
export const browserSize = async (
  browser: Browser,
  url: string,
  memberState: BrowserContextOptions['storageState'],
  addresses: ClubAddresses,
): Promise<readonly Measure[]> => {
  const bare = await bareStackSize();
  const login = await firstLoad(browser, `${url}/login`, undefined, untilHydrated);
  const dashboard = await firstLoad(browser, `${url}/dashboard`, memberState, (page) =>
    page.getByRole('link', { name: 'View All' }).first().waitFor(),
  );

  const script = (name: string, size: number, limit: number): Measure => ({
    name: `JavaScript of the first load, ${name}`,
    figure: kilobytes(size),
    reference: `bare stack ${kilobytes(bare)}`,
    ratio: (size / bare).toFixed(3),
    limit: `at most ${limit.toFixed(2)}`,
    within: size / bare <= limit,
  });
  const stylesheet = (name: string, size: number): Measure => ({
    name: `CSS of the first load, ${name}`,
    figure: kilobytes(size),
    reference: '',
    ratio: '',
    limit: 'at most 12 kB',
    within: size <= 12_000,
  });
  return [
    script('/login', total(login.script), 1.1),
    script('/dashboard', total(dashboard.script), 1.25),
    stylesheet('/login', total(login.stylesheet)),
    stylesheet('/dashboard', total(dashboard.stylesheet)),
    ...(await pageSizes(browser, url, memberState, addresses, dashboard)),
  ];
};

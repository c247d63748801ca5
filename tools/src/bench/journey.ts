import { routes } from '@parlour/core';
import { untilNetworkIdle } from '@parlour/e2e';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { median, type Measure } from './measure.ts';

const limitMilliseconds = 100;
const settleMilliseconds = 400;

/** The browser's own timings of a click, in milliseconds since the page's start. */
interface ClickTimings {
  pressed: number;
  /** When the large picture was on screen. */
  painted: number;
  /** When each task over 50 ms began. */
  longTasks: number[];
}

declare global {
  // Shared in the page between the init script and the bench.
  var timings: ClickTimings;
}

/**
 * Runs in the page before the app and records the timings of a click. The attribute `elementtiming` makes the browser
 * report the large picture's paint: the time of the frame that shows the whole picture (Element Timing).
 */
const recordTimings = (): void => {
  globalThis.timings = { pressed: 0, painted: 0, longTasks: [] };
  const { timings } = globalThis;
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => Object.assign(timings, { pressed: timeStamp }),
    {
      capture: true,
    },
  );
  new MutationObserver(() => {
    for (const picture of document.querySelectorAll('main img[fetchpriority="high"]')) {
      picture.setAttribute('elementtiming', 'large');
    }
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('renderTime' in entry) timings.painted = Number(entry.renderTime);
    }
  }).observe({ type: 'element' });
  new PerformanceObserver((list) => {
    timings.longTasks.push(...list.getEntries().map(({ startTime }) => startTime));
  }).observe({ type: 'longtask' });
};

const waitForList = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Destination Guides' }).waitFor();

const cards = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link');

/** Opens each destination from the list and goes back. Returns the timings of each click. */
const clickDestinations = async (
  page: Page,
  url: string,
  shouldHover: boolean,
): Promise<ClickTimings[]> => {
  await page.goto(url + routes.destinations.path);
  await untilNetworkIdle(page);
  await cards(page).first().waitFor();
  const count = await cards(page).count();
  const allTimings: ClickTimings[] = [];
  for (let index = 0; index < count; index += 1) {
    const card = cards(page).nth(index);
    await card.scrollIntoViewIfNeeded();
    await untilNetworkIdle(page);
    if (shouldHover) await card.hover();
    // Long enough for prefetching, and for remaining work of the page before.
    await page.waitForTimeout(settleMilliseconds);
    await page.evaluate(() => (globalThis.timings.longTasks = []));
    await card.click();
    await page.waitForFunction(
      () => globalThis.timings.painted > globalThis.timings.pressed,
      undefined,
      { polling: 50 },
    );
    await page.waitForTimeout(settleMilliseconds);
    allTimings.push(await page.evaluate(() => globalThis.timings));
    await page.mouse.move(0, 0);
    await page.goBack();
    await waitForList(page);
  }
  return allTimings;
};

const measuresOf = (name: string, allTimings: readonly ClickTimings[]): readonly Measure[] => {
  const times = allTimings.map(({ pressed, painted }) => painted - pressed);
  const time = median(times);
  const count = (isCounted: (begin: number, each: ClickTimings) => boolean) =>
    allTimings.flatMap((each) => each.longTasks.filter((begin) => isCounted(begin, each))).length;
  const before = count((begin, { painted }) => begin < painted);
  const after = count((begin, { painted }) => begin >= painted);
  return [
    {
      name: `From a click on a destination to its picture painted, ${name}`,
      figure: `${time.toFixed(0)} ms`,
      reference: `${allTimings.length} clicks, slowest ${Math.max(...times).toFixed(0)} ms`,
      limit: `under ${limitMilliseconds} ms`,
      isWithinLimit: time < limitMilliseconds,
    },
    {
      name: `Tasks over 50 ms until then, ${name}`,
      figure: String(before),
      reference: `${after} later, the map's among them`,
      limit: 'none',
      isWithinLimit: before === 0,
    },
  ];
};

/**
 * Measures a member's clicks from the destination guides to each destination, in the built app.
 * The server has the pictures in its cache, the browser's cache is empty.
 */
export async function measureJourneys(
  browser: Browser,
  url: string,
  storageState: BrowserContextOptions['storageState'],
): Promise<readonly Measure[]> {
  const measureClicks = async (shouldHover: boolean): Promise<ClickTimings[]> => {
    await using context = await browser.newContext({
      storageState,
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    await page.addInitScript(recordTimings);
    return await clickDestinations(page, url, shouldHover);
  };
  await measureClicks(false);
  return [
    ...measuresOf('at once', await measureClicks(false)),
    ...measuresOf('after resting on it', await measureClicks(true)),
  ];
}

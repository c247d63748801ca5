import { routes } from '@parlour/core';
import { untilNetworkIdle } from '@parlour/e2e';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { type Figure, medianTime } from './measure.ts';

/** A browser with what it has stored of a signed-in member, and the club that it opens. */
export interface MemberBrowser {
  readonly browser: Browser;
  readonly url: string;
  readonly storageState: BrowserContextOptions['storageState'];
}

/** Milliseconds. */
const CLICK_LIMIT = 100;
/** Long enough for prefetching, and for remaining work of the page before, in milliseconds. */
const REST = 400;

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
    await page.waitForTimeout(REST);
    await page.evaluate(() => (globalThis.timings.longTasks = []));
    await card.click();
    await page.waitForFunction(
      () => globalThis.timings.painted > globalThis.timings.pressed,
      undefined,
      { polling: 50 },
    );
    await page.waitForTimeout(REST);
    allTimings.push(await page.evaluate(() => globalThis.timings));
    await page.mouse.move(0, 0);
    await page.goBack();
    await waitForList(page);
  }
  return allTimings;
};

function clickFigures(name: string, all: readonly ClickTimings[]): readonly Figure[] {
  const times = all.map(({ pressed, painted }) => painted - pressed);
  const count = (isCounted: (begin: number, each: ClickTimings) => boolean) =>
    all.flatMap((each) => each.longTasks.filter((begin) => isCounted(begin, each))).length;
  const after = count((begin, { painted }) => begin >= painted);
  return [
    medianTime(`From a click on a destination to its picture painted, ${name}`, times, CLICK_LIMIT),
    {
      name: `Tasks over 50 ms until then, ${name}`,
      value: count((begin, { painted }) => begin < painted),
      atMost: 0,
      remark: `${after} later, the map's among them`,
    },
  ];
}

/**
 * Measures a member's clicks from the destination guides to each destination, in the built app.
 * The server has the pictures in its cache, the browser's cache is empty.
 */
export async function measureJourneys({
  browser,
  url,
  storageState,
}: MemberBrowser): Promise<readonly Figure[]> {
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
    ...clickFigures('at once', await measureClicks(false)),
    ...clickFigures('after resting on it', await measureClicks(true)),
  ];
}

const OFFLINE_RUNS = 7;
/** Milliseconds. */
const OFFLINE_LIMIT = 500;

/** Waits until the guide of the page is stored and a service worker responds for it. Runs in the page. */
const untilStored = async (id: string): Promise<void> => {
  await navigator.serviceWorker.ready;
  const isStored = async () => (await caches.match(`/api/destinations/${id}`)) !== undefined;
  while (!(await isStored())) await new Promise((resolve) => setTimeout(resolve, 100));
};

/** Returns when the first vendor of a guide is shown, in milliseconds of the page's own clock. Runs in the page. */
const untilShown = (): Promise<number> =>
  new Promise((resolve) => {
    const check = () => {
      if (document.querySelector('main h3') !== null) resolve(performance.now());
      else requestAnimationFrame(check);
    };
    check();
  });

const openOffline = async (page: Page): Promise<number> => {
  await page.reload({ waitUntil: 'commit' });
  return page.evaluate(untilShown);
};

/** Measures how long an opened guide takes to appear when the app is opened without network. */
export async function measureOfflineGuide(
  { browser, url, storageState }: MemberBrowser,
  path: string,
): Promise<readonly Figure[]> {
  await using context = await browser.newContext({ storageState });
  const page = await context.newPage();
  await page.goto(url + path);
  await page.evaluate(untilStored, path.split('/').at(-1) ?? '');
  await context.setOffline(true);
  // The first opening without network compiles the scripts, as each one of a new release does.
  await openOffline(page);
  const times: number[] = [];
  for (let run = 0; run < OFFLINE_RUNS; run += 1) times.push(await openOffline(page));
  const name = 'An opened guide, offline, from the start of the page to its vendors';
  return [medianTime(name, times, OFFLINE_LIMIT)];
}

const SLOW_RUNS = 3;
/** Bytes per second, and milliseconds of each request. */
const slowLine = { throughput: 50_000, latency: 100 };
/** Milliseconds. */
const SHELL_LIMIT = 1200;

/** Opens a page on a slow line and returns when its menu and skeletons were painted, in milliseconds. */
async function shellPaint({ browser, url, storageState }: MemberBrowser, path: string) {
  await using context = await browser.newContext({ storageState });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowLine.latency,
    downloadThroughput: slowLine.throughput,
    uploadThroughput: slowLine.throughput,
  });
  await page.goto(url + path, { waitUntil: 'commit' });
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const hasShell = await page.locator('[inert] nav').isVisible();
  return hasShell ? ((await paint.jsonValue()) ?? Infinity) : Infinity;
}

/** Measures when a member's first page is shown on a slow line, before its code has loaded. */
export async function measureSlowLine(member: MemberBrowser): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { path } of [routes.dashboard, routes.events]) {
    const times: number[] = [];
    for (let run = 0; run < SLOW_RUNS; run += 1) times.push(await shellPaint(member, path));
    figures.push(medianTime(`Menu and skeletons at 50 kB/s, ${path}`, times, SHELL_LIMIT));
  }
  return figures;
}

const DOOR_RUNS = 9;
/** Milliseconds. */
const DOOR_LIMIT = 100;

/** Opens a code for the door. Returns when it was painted, in milliseconds since the tap. Runs in the page. */
const openDoor = (button: Element): Promise<number> =>
  new Promise((resolve) => {
    const pressed = performance.now();
    const check = () => {
      // A task after a frame runs when that frame has been painted.
      if (document.querySelector('[role="dialog"]') === null) requestAnimationFrame(check);
      else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
    };
    if (button instanceof HTMLElement) button.click();
    requestAnimationFrame(check);
  });

/**
 * Measures how long a member's code takes to fill the screen from the tap, each time on a page just opened.
 * @param path that of a benefit, which is redeemed first
 */
export async function measureDoor(
  { browser, url, storageState }: MemberBrowser,
  path: string,
): Promise<readonly Figure[]> {
  await using context = await browser.newContext({
    storageState,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(url + path);
  await page.getByRole('button', { name: 'Redeem' }).click();
  await page.getByRole('dialog', { name: 'It Is Yours' }).waitFor();
  const times: number[] = [];
  for (let run = 0; run < DOOR_RUNS; run += 1) {
    await page.goto(url + path);
    const button = page.getByRole('button', { name: 'Show at the Door' });
    await button.waitFor();
    await untilNetworkIdle(page);
    await page.waitForTimeout(REST);
    times.push(await button.evaluate(openDoor));
  }
  return [medianTime('From a tap to the code at the door painted', times, DOOR_LIMIT)];
}

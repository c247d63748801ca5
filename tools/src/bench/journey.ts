import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { median, type Measure } from './measure.ts';

const mostMilliseconds = 100;
const settled = 400;

/** What the browser itself tells of a click: when it came, when the large picture was on screen, and what was slow. */
interface Seen {
  pressed: number;
  painted: number;
  /** When each task over 50 ms began. */
  longTasks: number[];
}

declare global {
  // Kept in the page, between its first script and the bench.
  var seen: Seen;
}

/**
 * Runs in the page before the app. The large picture gets the attribute that makes the browser report its paint, as the
 * moment in which the frame that holds the whole picture was shown (Element Timing); the press is the input event's time.
 */
const watch = (): void => {
  globalThis.seen = { pressed: 0, painted: 0, longTasks: [] };
  const { seen } = globalThis;
  addEventListener('pointerdown', ({ timeStamp }) => Object.assign(seen, { pressed: timeStamp }), {
    capture: true,
  });
  new MutationObserver(() => {
    for (const picture of document.querySelectorAll('main img[fetchpriority="high"]')) {
      picture.setAttribute('elementtiming', 'large');
    }
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('renderTime' in entry) seen.painted = Number(entry.renderTime);
    }
  }).observe({ type: 'element' });
  new PerformanceObserver((list) => {
    seen.longTasks.push(...list.getEntries().map(({ startTime }) => startTime));
  }).observe({ type: 'longtask' });
};

const listShown = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Destination Guides' }).waitFor();

const cards = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link');

/** The time from each click on a destination's card until its picture is painted, with the way back in between. */
const clicks = async (page: Page, url: string, rests: boolean): Promise<Seen[]> => {
  await page.goto(`${url}/destination-guides`, { waitUntil: 'networkidle' });
  await cards(page).first().waitFor();
  const count = await cards(page).count();
  const all: Seen[] = [];
  for (let index = 0; index < count; index += 1) {
    const card = cards(page).nth(index);
    await card.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    if (rests) await card.hover();
    // Long enough for what is loaded ahead, and for what the page before still had to do.
    await page.waitForTimeout(settled);
    await page.evaluate(() => (globalThis.seen.longTasks = []));
    await card.click();
    await page.waitForFunction(() => globalThis.seen.painted > globalThis.seen.pressed, undefined, {
      polling: 50,
    });
    await page.waitForTimeout(settled);
    all.push(await page.evaluate(() => globalThis.seen));
    await page.mouse.move(0, 0);
    await page.goBack();
    await listShown(page);
  }
  return all;
};

const measuresOf = (name: string, all: readonly Seen[]): readonly Measure[] => {
  const times = all.map(({ pressed, painted }) => painted - pressed);
  const time = median(times);
  const count = (isMeant: (begin: number, each: Seen) => boolean) =>
    all.flatMap((each) => each.longTasks.filter((begin) => isMeant(begin, each))).length;
  const before = count((begin, { painted }) => begin < painted);
  const after = count((begin, { painted }) => begin >= painted);
  return [
    {
      name: `From a click on a destination to its picture painted, ${name}`,
      figure: `${time.toFixed(0)} ms`,
      reference: `${all.length} clicks, slowest ${Math.max(...times).toFixed(0)} ms`,
      ratio: '',
      limit: `under ${mostMilliseconds} ms`,
      within: time < mostMilliseconds,
    },
    {
      name: `Tasks over 50 ms until then, ${name}`,
      figure: String(before),
      reference: `${after} later, the map's among them`,
      ratio: '',
      limit: 'none',
      within: before === 0,
    },
  ];
};

/**
 * A member's way from the destination guides to each destination, in the built app. The server has made the pictures
 * before; each browser has an empty cache.
 */
export const journeys = async (
  browser: Browser,
  url: string,
  storageState: BrowserContextOptions['storageState'],
): Promise<readonly Measure[]> => {
  const travel = async (rests: boolean): Promise<Seen[]> => {
    const context = await browser.newContext({
      storageState,
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    await page.addInitScript(watch);
    const all = await clicks(page, url, rests);
    await context.close();
    return all;
  };
  await travel(false);
  return [
    ...measuresOf('at once', await travel(false)),
    ...measuresOf('after resting on it', await travel(true)),
  ];
};

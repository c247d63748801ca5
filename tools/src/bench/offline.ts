import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { median, type Measure } from './measure.ts';

const RUNS = 7;
const LIMIT = 500;

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
  browser: Browser,
  url: string,
  storageState: BrowserContextOptions['storageState'],
  path: string,
): Promise<readonly Measure[]> {
  await using context = await browser.newContext({ storageState });
  const page = await context.newPage();
  await page.goto(url + path);
  await page.evaluate(untilStored, path.split('/').at(-1) ?? '');
  await context.setOffline(true);
  // The first opening without network compiles the scripts, as each one of a new release does.
  await openOffline(page);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await openOffline(page));
  const time = median(times);
  return [
    {
      name: 'An opened guide, offline, from the start of the page to its vendors',
      figure: `${time.toFixed(0)} ms`,
      reference: times.map((each) => each.toFixed(0)).join(', '),
      limit: `at most ${LIMIT} ms`,
      isWithinLimit: time <= LIMIT,
    },
  ];
}

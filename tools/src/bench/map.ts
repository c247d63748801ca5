import { untilNetworkIdle } from '@parlour/e2e';
import { devices, type Browser, type BrowserContextOptions } from 'playwright';
import { type Figure, median } from './measure.ts';

const RUNS = 5;
/** As Lighthouse slows its phone. */
const CPU_SLOWDOWN = 4;
/** Seconds. */
const DRAWN_LIMIT = 1.5;
/** Milliseconds. */
const TASK_LIMIT = 50;
/** Long enough for the page's own work to end before its map comes into view, in milliseconds. */
const SETTLE = 1500;

/** Low enough that the map is below the first view. */
const phone = { ...devices['Pixel 7'], viewport: { width: 412, height: 400 } };

/** Milliseconds of the page's own clock. */
interface Drawing {
  /** Since the map came into view. */
  readonly drawn: number;
  /** The lengths of the tasks over 50 ms until then. */
  readonly longTasks: readonly number[];
}

/** Runs in the page: brings the map into view and waits for its ground and pins. */
const drawMap = async (): Promise<Drawing> => {
  const map = document.querySelector('section[aria-label^="Map of"]');
  if (map === null) throw new Error('The page has no map.');
  const tasks: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => void tasks.push(...list.getEntries()));
  observer.observe({ type: 'longtask' });
  const isDrawn = () =>
    map.querySelector('[data-drawn]') !== null && map.querySelector('[aria-expanded]') !== null;
  if (isDrawn()) throw new Error('The map was in view before.');
  const shown = performance.now();
  map.scrollIntoView({ block: 'center', behavior: 'instant' });
  const drawn = await new Promise<number>((resolve) => {
    const check = () => {
      if (isDrawn()) resolve(performance.now());
      else requestAnimationFrame(check);
    };
    check();
  });
  // Long tasks are reported after their end.
  await new Promise((resolve) => setTimeout(resolve, 500));
  return {
    drawn: drawn - shown,
    longTasks: tasks
      .filter(({ startTime }) => startTime >= shown && startTime < drawn)
      .map(({ duration }) => duration),
  };
};

/**
 * Measures how long the map of a destination takes from coming into view until it is drawn. Each time is a first visit
 * by a phone with an empty cache, and with the processor slowed.
 *
 * @param path of a destination by the sea, so that coast, plan and pins are drawn.
 */
export async function measureMapDrawing(
  browser: Browser,
  url: string,
  storageState: BrowserContextOptions['storageState'],
  path: string,
): Promise<readonly Figure[]> {
  const drawings: Drawing[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await using context = await browser.newContext({ ...phone, storageState });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url + path);
    await untilNetworkIdle(page);
    await page.getByRole('region', { name: /^Map of/ }).waitFor({ state: 'attached' });
    await page.waitForTimeout(SETTLE);
    drawings.push(await page.evaluate(drawMap));
  }
  return [
    {
      name: 'From a map in view to the map drawn, processor slowed 4 times',
      value: median(drawings.map(({ drawn }) => drawn / 1000)),
      unit: 's',
      atMost: DRAWN_LIMIT,
      remark: drawings.map(({ drawn }) => (drawn / 1000).toFixed(2)).join(', '),
    },
    {
      name: 'Longest task until then',
      value: median(drawings.map(({ longTasks }) => Math.max(0, ...longTasks))),
      unit: 'ms',
      atMost: TASK_LIMIT,
      remark: drawings
        .map(({ longTasks }) => longTasks.map(Math.round).join('+') || '0')
        .join(', '),
    },
  ];
}

import { chromiumFlags, headlessShellPath, serveFolder } from '@parlour/e2e';
import { type Browser, chromium, type Page } from 'playwright';
import type { Shot } from './choosePictures.ts';
import { createWaitForStory, type WaitForStory } from './waitForStory.ts';

/** The instant when every story takes place. */
const NOW = new Date('2026-11-21T12:00:00Z');
const heights = { 360: 780, 1440: 900 } as const;
/** What is below this is not drawn, in CSS pixels: a longer list shows no more states. */
const MAX_HEIGHT = 3600;
const TABS = 3;
/** How long a story may take, in milliseconds. Generous, because a busy machine is slow. */
const TIMEOUT = 120_000;

/** Flags that make text, color and raster the same on every machine with the same Chromium. */
const flags = [
  ...chromiumFlags,
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-partial-raster',
];

/** A tab of one width. */
interface Tab {
  readonly page: Page;
  readonly width: Shot['width'];
  readonly waitForStory: WaitForStory;
}

/**
 * Lets the browser draw the whole page anew. What moved by half a pixel while the page came to rest could keep text that was
 * rounded for the place before, one pixel away. It runs in the page.
 */
function drawAnew(): void {
  const { documentElement } = document;
  documentElement.style.display = 'none';
  documentElement.getBoundingClientRect();
  documentElement.style.removeProperty('display');
}

async function drawStory(
  { page, width, waitForStory }: Tab,
  url: string,
  shots: readonly Shot[],
  take: Take,
) {
  const [first] = shots;
  if (first === undefined) return;
  await page.setViewportSize({ width, height: heights[width] });
  await page.goto(`${url}/iframe.html?viewMode=story&id=${first.id}&globals=theme:${first.theme}`);
  const height = Math.min(await waitForStory(), MAX_HEIGHT);
  // To draw what is outside of its window Chromium makes the page narrow for an instant, and what is scrolled in it
  // ends elsewhere.
  if (first.isMatrix) await page.setViewportSize({ width, height });
  for (const shot of shots) {
    await page.evaluate((theme) => {
      document.documentElement.dataset['theme'] = theme;
    }, shot.theme);
    await page.evaluate(drawAnew);
    const png = await page.screenshot({
      fullPage: !first.isMatrix,
      clip: { x: 0, y: 0, width: shot.width, height },
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    });
    await take(shot, png);
  }
}

/** Takes a picture that was drawn, as PNG. */
type Take = (shot: Shot, png: Buffer) => Promise<void>;

/** Opens a tab, without what an earlier story stored. */
async function openTab(browser: Browser, width: Shot['width']): Promise<Tab> {
  const page = await browser.newPage({
    viewport: { width, height: heights[width] },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    timezoneId: 'UTC',
    locale: 'en-US',
  });
  page.setDefaultTimeout(TIMEOUT);
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
    // A map begins when it comes into view, and is complete at no certain moment: it stays covered.
    IntersectionObserver.prototype.observe = () => {};
  });
  return { page, width, waitForStory: createWaitForStory(page) };
}

/** Draws the next stories of a list until it is empty. The drawers share the list. */
async function drawInTurn(
  browser: Browser,
  url: string,
  lists: (readonly Shot[])[],
  take: Take,
): Promise<void> {
  let tab: Tab | undefined;
  for (let shots = lists.shift(); shots !== undefined; shots = lists.shift()) {
    const width = shots[0]?.width ?? 1440;
    if (tab?.width !== width) {
      await tab?.page.close();
      tab = await openTab(browser, width);
    }
    await drawStory(tab, url, shots, take);
  }
  await tab?.page.close();
}

/** Opens a browser that draws pictures. `version` is Chromium's. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: headlessShellPath(), args: flags });
}

/** Draws stories of a built book, served from its files alone, and hands over each picture. */
export async function drawPictures(
  browser: Browser,
  folder: string,
  shots: readonly Shot[],
  take: Take,
): Promise<void> {
  await using server = await serveFolder(folder);
  // One load of a story serves both of its themes.
  const groups = Map.groupBy(shots, ({ id, width }) => `${id} ${width}`);
  const lists = [...groups.values()].toSorted(
    ([one], [other]) => Number(one?.width) - Number(other?.width),
  );
  await Promise.all(
    Array.from({ length: TABS }, () => drawInTurn(browser, server.url, lists, take)),
  );
}

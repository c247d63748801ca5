import { chromiumFlags, headlessShellPath, serveFolder } from '@parlour/e2e';
import { type Browser, chromium, type Page } from 'playwright';
import type { Shot } from './choosePictures.ts';

/** The instant when every story takes place. */
const NOW = new Date('2026-11-21T12:00:00Z');
const heights = { 360: 780, 1440: 900 } as const;
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

/** Waits until the story is there with its fonts and pictures. Returns the height to draw. */
async function settle(tab: Page): Promise<number> {
  await tab.waitForFunction(() => {
    const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    if (typeof channel !== 'object' || channel === null) return false;
    const last: unknown = Reflect.get(channel, 'last');
    return typeof last === 'function' && last.call(channel, 'storyRendered') !== undefined;
  });
  return tab.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // What a picture or font brings in may bring in others.
    for (let round = 0; round < 2; round += 1) {
      await Promise.all([...document.fonts].map((font) => font.load()));
      const pictures = [...document.images];
      for (const picture of pictures) {
        picture.loading = 'eager';
        picture.decoding = 'sync';
      }
      // A picture that is missing on purpose can't be decoded.
      await Promise.allSettled(pictures.map((picture) => picture.decode()));
      await frame();
      await frame();
    }
    return document.documentElement.scrollHeight;
  });
}

async function drawStory(tab: Page, url: string, shots: readonly Shot[], take: Take) {
  const [first] = shots;
  if (first === undefined) return;
  await tab.goto(`${url}/iframe.html?viewMode=story&id=${first.id}&globals=theme:${first.theme}`);
  const height = Math.min(await settle(tab), first.maxHeight);
  for (const shot of shots) {
    await tab.evaluate((theme) => {
      document.documentElement.dataset['theme'] = theme;
    }, shot.theme);
    const png = await tab.screenshot({
      fullPage: true,
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

/** Opens a tab of one width, without what an earlier story stored. */
async function openTab(browser: Browser, width: Shot['width']): Promise<Page> {
  const tab = await browser.newPage({
    viewport: { width, height: heights[width] },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    timezoneId: 'UTC',
    locale: 'en-US',
  });
  tab.setDefaultTimeout(TIMEOUT);
  await tab.clock.setFixedTime(NOW);
  await tab.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
    // A map begins when it comes into view, and is complete at no certain moment: it stays covered.
    IntersectionObserver.prototype.observe = () => {};
  });
  return tab;
}

/** Draws the next stories of a list until it is empty. The drawers share the list. */
async function drawInTurn(
  browser: Browser,
  url: string,
  lists: (readonly Shot[])[],
  take: Take,
): Promise<void> {
  let tab: Page | undefined;
  let widthOfTab: number | undefined;
  for (let shots = lists.shift(); shots !== undefined; shots = lists.shift()) {
    const width = shots[0]?.width ?? 1440;
    if (tab === undefined || width !== widthOfTab) {
      await tab?.close();
      tab = await openTab(browser, width);
      widthOfTab = width;
    }
    await drawStory(tab, url, shots, take);
  }
  await tab?.close();
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

import type { Page } from 'playwright';

/**
 * How long a story must not change, in milliseconds. React shows a part that was loaded later up to 300 ms after it has
 * come.
 */
const QUIET = 400;
/** How often a story may change before it is drawn all the same: one that never rests would never be drawn. */
const ROUNDS = 50;

/** Waits for the story in a tab. Returns its height in pixels. */
export type WaitForStory = () => Promise<number>;

/**
 * Creates a function that waits until the story of a tab is there with its fonts, its pictures and the parts that it
 * loads later, and has come to rest.
 */
export function createWaitForStory(tab: Page): WaitForStory {
  const requests = new Set<unknown>();
  tab.on('request', (request) => {
    // Those of the story before have ended.
    if (request.isNavigationRequest()) requests.clear();
    requests.add(request);
  });
  tab.on('requestfinished', (request) => requests.delete(request));
  tab.on('requestfailed', (request) => requests.delete(request));
  return async () => {
    await untilRendered(tab);
    let rounds = 0;
    do {
      rounds += 1;
      await loadFontsAndPictures(tab);
    } while ((!(await isAtRest(tab)) || requests.size > 0) && rounds < ROUNDS);
    if (rounds === ROUNDS) console.log(`parlour: this story never comes to rest: ${tab.url()}`);
    return tab.evaluate(() => document.documentElement.scrollHeight);
  };
}

/** Waits for the end of the story's play function. */
async function untilRendered(tab: Page): Promise<void> {
  await tab.waitForFunction(() => {
    const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    if (typeof channel !== 'object' || channel === null) return false;
    const last: unknown = Reflect.get(channel, 'last');
    return typeof last === 'function' && last.call(channel, 'storyRendered') !== undefined;
  });
}

async function loadFontsAndPictures(tab: Page): Promise<void> {
  await tab.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()));
    const pictures = [...document.images];
    for (const picture of pictures) {
      picture.loading = 'eager';
      picture.decoding = 'sync';
    }
    // A picture that is missing on purpose can't be decoded.
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}

/** Whether nothing of the story changes for a while. */
function isAtRest(tab: Page): Promise<boolean> {
  return tab.evaluate(async (quiet) => {
    let hasChanged = false;
    const onChange = () => {
      hasChanged = true;
    };
    // A part may still scroll to what it shows.
    document.addEventListener('scroll', onChange, { capture: true });
    const observer = new MutationObserver(onChange);
    observer.observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    await new Promise((resolve) => setTimeout(resolve, quiet));
    observer.disconnect();
    document.removeEventListener('scroll', onChange, { capture: true });
    return !hasChanged;
  }, QUIET);
}

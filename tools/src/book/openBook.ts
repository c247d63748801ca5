import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumFlags, headlessShellPath, serveFolder } from '@parlour/e2e';
import { type Browser, chromium, errors, type Page } from 'playwright';
import { z } from 'zod';

const indexShape = z.object({
  entries: z.record(z.string(), z.object({ type: z.enum(['story', 'docs']) })),
});

const WIDTH = 1280;
/**
 * The height of the window in CSS pixels. That of a story is high enough for the browser to load pictures far below the
 * first view. A written page shows its stories again further down, where nothing loads them: each is opened by itself.
 */
const heights = { story: 4000, docs: 900 } as const;
const TABS = 3;
/**
 * How long a page may take, in milliseconds. Generous, because a busy machine is slow, and longer than a play waits for an
 * element (`.storybook/preview.tsx`), so that it can say which one did not come.
 */
const TIMEOUT = 150_000;

/** What opening every page of the book showed. */
export interface Opened {
  readonly pages: number;
  /** One line for each failed request, error of the console, failed play, picture without content, dead link and page that is too wide. */
  readonly faults: readonly string[];
}

/** Collects what goes wrong in a tab. `take` returns it with the page's name, and begins anew. */
function watch(tab: Page) {
  let faults: string[] = [];
  tab.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} for ${response.url()}`);
  });
  tab.on('requestfailed', (request) => {
    // A page that is left cancels its requests.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') faults.push(`${reason} for ${request.url()}`);
  });
  tab.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  tab.on('pageerror', (error) => faults.push(String(error)));
  return (name: string) => {
    const lines = faults.map((fault) => `${name}: ${fault.split('\n', 1)[0]}`);
    faults = [];
    return lines;
  };
}

type Entry = readonly [id: string, viewMode: 'story' | 'docs'];

const playShape = z.tuple([z.object({ message: z.string() })]).optional();

/** Waits for the end of what a story does. Returns what failed of it. */
async function playFaultsIn(tab: Page): Promise<string[]> {
  // Storybook says this after a play, also after one that failed, and for a story without a play.
  await tab.waitForFunction(
    `document.body.classList.contains('sb-show-errordisplay') || /^(?:complet|afterEach|finished)/.test(
      globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyRenderPhaseChanged')?.[0].newPhase)`,
  );
  const thrown = playShape.parse(
    await tab.evaluate<unknown>(
      `globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('playFunctionThrewException')`,
    ),
  );
  return thrown === undefined ? [] : [`its play fails: ${thrown[0].message.split('\n', 1)[0]}`];
}

/** Waits for a story with what it does, or a written page, and for its pictures. Returns what is missing. */
async function missingIn(tab: Page, viewMode: Entry[1]): Promise<string[]> {
  await tab.waitForFunction(() => /sb-show-(?:main|errordisplay)/.test(document.body.className));
  const failed =
    viewMode === 'story' ? await playFaultsIn(tab).catch(whenLate('its play does not end')) : [];
  if ((await tab.locator('body.sb-show-errordisplay').count()) > 0) return ['it does not render'];
  await tab.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  const pictures = await tab.evaluate(() =>
    [...document.images]
      .filter(
        ({ complete, naturalWidth, src }) =>
          complete && naturalWidth === 0 && !src.startsWith('data:'),
      )
      .map(({ src }) => `no picture at ${src}`),
  );
  return [...failed, ...pictures];
}

/** Says what was not there in time. Any other error is thrown. */
const whenLate = (fault: string) => (error: unknown) => {
  if (error instanceof errors.TimeoutError) return [`${fault} in time`];
  throw error;
};

/** Says whether a page is wider than the window, as long words without a break make it. */
async function overflowOf(tab: Page): Promise<string[]> {
  const over = await tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return over > 0 ? [`it is ${over} px wider than the window`] : [];
}

/** Returns the links of a page to pages that the book has not. */
async function deadLinksIn(tab: Page, ids: ReadonlySet<string>): Promise<string[]> {
  const links = await tab.evaluate(() =>
    [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
  );
  return links
    .flatMap((link) => /\?path=\/\w+\/(?<id>[\w-]+)/.exec(link)?.groups?.['id'] ?? [])
    .filter((id) => !ids.has(id))
    .map((id) => `no page at ${id}`);
}

const widthsShape = z.array(z.tuple([z.string(), z.string()]));

/** Reads the widths that stories ask for, in CSS pixels: what a story does may need its width from the start. */
async function readWidths(
  browser: Browser,
  url: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const tab = await browser.newPage();
  tab.setDefaultTimeout(TIMEOUT);
  await tab.goto(`${url}/iframe.html`);
  await tab.waitForFunction('globalThis.__STORYBOOK_PREVIEW__ !== undefined');
  // A story that can't be loaded is a fault when it is opened.
  const asked = await tab.evaluate<unknown>(`(async () => {
    const preview = globalThis.__STORYBOOK_PREVIEW__;
    await preview.ready();
    const widthOf = async (storyId) => {
      const { storyGlobals, parameters } = await preview.loadStory({ storyId });
      const { options, defaultViewport } = parameters?.viewport ?? {};
      return [storyId, options?.[storyGlobals?.viewport?.value ?? defaultViewport]?.styles.width];
    };
    const widths = await Promise.allSettled(${JSON.stringify(ids)}.map(widthOf));
    return widths.flatMap(({ value }) => (value?.[1] === undefined ? [] : [value]));
  })()`);
  await tab.close();
  return new Map(
    widthsShape.parse(asked).map(([id, width]) => [id, Number.parseInt(width, 10)] as const),
  );
}

const shownShape = z
  .object({
    canvas: z.object({ sourceState: z.string() }).optional(),
    source: z.object({ code: z.string().optional() }).optional(),
  })
  .optional();

/** Returns what is wrong with the code that the written pages show of a story. */
async function codeFaultsIn(tab: Page): Promise<string[]> {
  const shown = await tab.evaluate<unknown>(
    `globalThis.__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters?.docs`,
  );
  const { canvas, source } = shownShape.parse(shown) ?? {};
  if (canvas?.sourceState !== 'hidden') return [];
  const code = source?.code ?? '';
  const isPlain = /^import [^]+ from '@parlour\//.test(code) && !/\bfn\(|["'`]data:/.test(code);
  return isPlain ? [] : ['its code can not be pasted'];
}

/** A built book that is served and opened. */
interface Book {
  readonly browser: Browser;
  readonly url: string;
  /** Those of all its pages. */
  readonly ids: ReadonlySet<string>;
  /** The widths that its stories ask for. */
  readonly widths: ReadonlyMap<string, number>;
}

async function openInTurn(
  { browser, url, ids, widths }: Book,
  entries: Entry[],
  onOpened: (left: number) => void,
) {
  const tab = await browser.newPage();
  tab.setDefaultTimeout(TIMEOUT);
  const take = watch(tab);
  const faults: string[] = [];
  // The tabs share the list.
  for (let entry = entries.shift(); entry !== undefined; entry = entries.shift()) {
    const [id, viewMode] = entry;
    await tab.setViewportSize({ width: widths.get(id) ?? WIDTH, height: heights[viewMode] });
    await tab.goto(`${url}/iframe.html?viewMode=${viewMode}&id=${id}`);
    const missing = await missingIn(tab, viewMode).catch(whenLate('it does not load whole'));
    missing.push(
      ...(await overflowOf(tab)),
      ...(await deadLinksIn(tab, ids)),
      ...(await codeFaultsIn(tab)),
    );
    faults.push(...take(id), ...missing.map((fault) => `${id}: ${fault}`));
    onOpened(entries.length);
  }
  await tab.close();
  return faults;
}

/**
 * Opens the stories and the written pages of a built book in a browser, served from its files alone.
 * @param prefix with what the ids of the pages to open begin; empty for every page
 * @param onOpened called after each page with how many no tab has taken yet
 */
export async function openBook(
  folder: string,
  prefix = '',
  onOpened: (left: number) => void = () => undefined,
): Promise<Opened> {
  const index = indexShape.parse(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));
  const entries = Object.entries(index.entries)
    .filter(([id]) => id.startsWith(prefix))
    .map(([id, { type }]): Entry => [id, type]);
  const pages = entries.length;
  const ids = new Set(Object.keys(index.entries));
  await using server = await serveFolder(folder);
  const browser = await chromium.launch({
    executablePath: headlessShellPath(),
    args: chromiumFlags,
  });
  try {
    const stories = entries.flatMap(([id, viewMode]) => (viewMode === 'story' ? [id] : []));
    const widths = await readWidths(browser, server.url, stories);
    const book = { browser, url: server.url, ids, widths };
    const tabs = Array.from({ length: TABS }, () => openInTurn(book, entries, onOpened));
    return { pages, faults: (await Promise.all(tabs)).flat() };
  } finally {
    await browser.close();
  }
}

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
/** How long a page may take, in milliseconds. Generous, because a busy machine is slow. */
const TIMEOUT = 120_000;

/** What opening every page of the book showed. */
export interface Opened {
  readonly pages: number;
  /** One line for each failed request, error of the console, picture without content, dead link and page that is too wide. */
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

/** Waits for a story or a written page, and for its pictures. Returns what is missing. */
async function missingIn(tab: Page): Promise<string[]> {
  await tab.waitForFunction(() => /sb-show-(?:main|errordisplay)/.test(document.body.className));
  if ((await tab.locator('body.sb-show-errordisplay').count()) > 0) return ['it does not render'];
  await tab.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  return tab.evaluate(() =>
    [...document.images]
      .filter(
        ({ complete, naturalWidth, src }) =>
          complete && naturalWidth === 0 && !src.startsWith('data:'),
      )
      .map(({ src }) => `no picture at ${src}`),
  );
}

/** Says that a page was not there in time. Any other error is thrown. */
function whenLate(error: unknown): string[] {
  if (error instanceof errors.TimeoutError) return ['it does not load whole in time'];
  throw error;
}

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

const askedShape = z.string().optional();

/** Returns the width that a story asks for, in CSS pixels; undefined for none. */
async function widthAskedIn(tab: Page): Promise<number | undefined> {
  const asked = await tab.evaluate<unknown>(`(() => {
    const { storyGlobals, parameters } = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.story ?? {};
    const { options, defaultViewport } = parameters?.viewport ?? {};
    return options?.[storyGlobals?.viewport?.value ?? defaultViewport]?.styles.width;
  })()`);
  const width = askedShape.parse(asked);
  return width === undefined ? undefined : Number.parseInt(width, 10);
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

async function openInTurn(
  browser: Browser,
  url: string,
  entries: Entry[],
  ids: ReadonlySet<string>,
  onOpened: (left: number) => void,
) {
  const tab = await browser.newPage();
  tab.setDefaultTimeout(TIMEOUT);
  const take = watch(tab);
  const faults: string[] = [];
  // The tabs share the list.
  for (let entry = entries.shift(); entry !== undefined; entry = entries.shift()) {
    const [id, viewMode] = entry;
    await tab.setViewportSize({ width: WIDTH, height: heights[viewMode] });
    const open = async () => {
      await tab.goto(`${url}/iframe.html?viewMode=${viewMode}&id=${id}`);
      return missingIn(tab).catch(whenLate);
    };
    let missing = await open();
    const width = viewMode === 'story' ? await widthAskedIn(tab) : undefined;
    if (width !== undefined && width !== WIDTH) {
      // What a story does may need its width from the start.
      await tab.setViewportSize({ width, height: heights.story });
      await tab.goto('about:blank');
      take(id);
      missing = await open();
    }
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
    const tabs = Array.from({ length: TABS }, () =>
      openInTurn(browser, server.url, entries, ids, onOpened),
    );
    return { pages, faults: (await Promise.all(tabs)).flat() };
  } finally {
    await browser.close();
  }
}

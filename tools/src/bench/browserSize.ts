import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { bareStackSize } from './bareStack.ts';
import type { Measure } from './measure.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

interface FirstLoad {
  /** Brotli bytes of each kind that came over the wire until the page was interactive. */
  readonly script: number;
  readonly stylesheet: number;
}

/**
 * Loads a page in a fresh browser context and adds up the files that it loaded until it was interactive: the document's
 * load event is over and the control or heading that the page is about is there.
 */
const firstLoad = async (
  browser: Browser,
  url: string,
  storageState: BrowserContextOptions['storageState'],
  isInteractive: (page: Page) => Promise<void>,
): Promise<FirstLoad> => {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  const sizes = { script: 0, stylesheet: 0 };
  const reads: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    reads.push(
      request.sizes().then(({ responseBodySize }) => {
        sizes[kind] += responseBodySize;
      }),
    );
  });
  await page.goto(url, { waitUntil: 'load' });
  await isInteractive(page);
  await Promise.all(reads);
  await context.close();
  return sizes;
};

/** The size of the first load of `/login` and `/dashboard` against the bare stack built in the same run. */
export const browserSize = async (
  browser: Browser,
  url: string,
  memberState: BrowserContextOptions['storageState'],
): Promise<readonly Measure[]> => {
  const bare = await bareStackSize();
  const login = await firstLoad(browser, `${url}/login`, undefined, (page) =>
    page.getByLabel('Email').waitFor(),
  );
  const dashboard = await firstLoad(browser, `${url}/dashboard`, memberState, (page) =>
    page.getByRole('link', { name: 'View All' }).first().waitFor(),
  );

  const script = (name: string, size: number, limit: number): Measure => ({
    name: `JavaScript of the first load, ${name}`,
    figure: kilobytes(size),
    reference: `bare stack ${kilobytes(bare)}`,
    ratio: (size / bare).toFixed(3),
    limit: `at most ${limit.toFixed(2)}`,
    within: size / bare <= limit,
  });
  const stylesheet = (name: string, size: number): Measure => ({
    name: `CSS of the first load, ${name}`,
    figure: kilobytes(size),
    reference: '',
    ratio: '',
    limit: 'at most 12 kB',
    within: size <= 12_000,
  });
  return [
    script('/login', login.script, 1.1),
    script('/dashboard', dashboard.script, 1.25),
    stylesheet('/login', login.stylesheet),
    stylesheet('/dashboard', dashboard.stylesheet),
  ];
};

import puppeteer, { type BrowserContext, type LaunchOptions } from 'puppeteer-core';
import { chromiumFlags, chromiumPath } from '../../support/chromium.ts';
import type { BrowserEngine, BrowserTab } from './browserTab.ts';
import { findElement } from './findElement.ts';
import { firefoxPath } from './installed.ts';

/** The whole messages of Firefox for a file that leaving its page cut off. No script threw them. */
const cutOff = [
  /^(?:\w*Error: )?Image corrupt or truncated\.(?: URL: \S+)?$/,
  // The live stream, which the page reads until it is left.
  /^(?:\w*Error: )?Failed to read data from the ReadableStream: “TypeError: Error in input stream”\.$/,
  // Where the service worker itself has failed, it says what was passed to respondWith.
  /^(?:\w*Error: )?Failed to load ‘[^’]+’\. A ServiceWorker intercepted the request and encountered an unexpected error\.$/,
];

const tabOf = async (
  context: BrowserContext,
  lines: string[],
  beforeScripts?: () => void,
): Promise<BrowserTab> => {
  const page = await context.newPage();
  if (beforeScripts !== undefined) await page.evaluateOnNewDocument(beforeScripts);
  page.on('console', (message) => {
    const { url = '' } = message.location();
    if (message.type() === 'error') lines.push(`error: ${message.text()} ${url}`);
  });
  page.on('pageerror', (error) => {
    const text = String(error);
    if (!cutOff.some((message) => message.test(text))) lines.push(`uncaught: ${text}`);
  });
  const close = () => context.close();
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    // Puppeteer waits for the load of the page, and one from Firefox's page cache has none.
    back: () => page.evaluate(() => history.back()),
    openBeside: () => tabOf(context, lines, beforeScripts),
    bringToFront: () => page.bringToFront(),
    resize: async (size) => {
      await page.setViewport(size).catch((error: unknown) => {
        // Firefox ESR sets the size, and knows nothing of the orientation that Puppeteer sets with it.
        if (!String(error).includes('unknown command')) throw error;
      });
      await page.waitForFunction((width) => innerWidth === width, {}, size.width);
    },
    press: (key) => page.keyboard.press(key),
    run: (script) => page.evaluate(script),
    find: async (query) => {
      const element = await page.evaluateHandle(findElement, query);
      if (!('uploadFile' in element)) return null;
      return {
        click: () => element.click(),
        type: (text) => element.type(text),
        chooseFile: async (path) => {
          const input = await element.toElement('input');
          await input.uploadFile(path);
        },
        run: (script, ...parameters) => element.evaluate(script, ...parameters),
      };
    },
    screenshot: () => page.screenshot(),
    takeConsole: () => lines.splice(0),
    [Symbol.asyncDispose]: close,
  };
};

const start = async (options: LaunchOptions): Promise<BrowserEngine> => {
  const browser = await puppeteer.launch(options);
  return {
    openTab: async (url, beforeScripts) => {
      const context = await browser.createBrowserContext();
      return { tab: await tabOf(context, [], beforeScripts), url };
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
};

/** Starts Firefox by WebDriver BiDi, which it speaks itself. */
export function startFirefox(): Promise<BrowserEngine> {
  return start({
    browser: 'firefox',
    executablePath: firefoxPath(),
    headless: true,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      'intl.accept_languages': 'en-US',
    },
  });
}

/** Starts Chromium, the whole browser. */
export function startChromium(): Promise<BrowserEngine> {
  return start({
    browser: 'chrome',
    executablePath: chromiumPath(),
    headless: true,
    args: [...chromiumFlags, '--lang=en-US', '--force-prefers-reduced-motion'],
  });
}

import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../support/club.ts';
import type { BrowserEngine, BrowserTab, NamedKey } from './browserTab.ts';
import { startConsoleProxy } from './consoleProxy.ts';
import { findElement } from './findElement.ts';
import { findWebkit, whyMissing } from './installed.ts';

const keys: Readonly<Record<NamedKey, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

/** The toolbar of WebKit's small browser would keep its window wider than a phone. */
const narrowToolbar = `* { min-width: 0; min-height: 0; margin: 0; padding: 0; font-size: 1px; }`;
const reducedMotion = `[Settings]\ngtk-enable-animations=false\n`;

/** Writes the desktop's settings for one driver into a folder of its own. */
const writeSettings = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parlour-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), narrowToolbar);
  await writeFile(join(folder, 'gtk-3.0/settings.ini'), reducedMotion);
  return folder;
};

const untilReady = async (url: string) => {
  for (let tries = 0; tries < 200; tries += 1) {
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("WebKit's driver did not start.");
};

/** Starts a driver, which has one session, and with it the browser. */
const startDriver = async (program: string, binary: string, display: string) => {
  const settings = await writeSettings();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(program, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings },
    stdio: 'ignore',
  });
  const stop = async () => {
    child.kill();
    await rm(settings, { recursive: true, force: true });
  };
  try {
    await untilReady(url);
    const driver = await new Builder()
      .usingServer(url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      })
      .build();
    return { driver, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Sets the size of the page: the window also holds the toolbar. */
const resize = async (driver: WebDriver, { width, height }: { width: number; height: number }) => {
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  const inner = await driver.executeScript<number>('return innerHeight');
  await window.setRect({ x: 0, y: 0, width, height: height + height - inner });
};

/** The tabs of one browser. Its driver speaks with one at a time. */
const tabOf = async (
  driver: WebDriver,
  takeConsole: () => readonly string[],
  stop: () => Promise<void>,
): Promise<BrowserTab> => {
  const handle = await driver.getWindowHandle();
  const turn = async () => {
    if ((await driver.getWindowHandle()) !== handle) await driver.switchTo().window(handle);
    return driver;
  };
  return {
    open: async (url) => (await turn()).get(url),
    reload: async () => (await turn()).navigate().refresh(),
    back: async () => (await turn()).navigate().back(),
    openBeside: async () => {
      await (await turn()).switchTo().newWindow('tab');
      return tabOf(driver, takeConsole, stop);
    },
    // It has a window of its own.
    bringToFront: async () => void (await turn()),
    resize: async (size) => resize(await turn(), size),
    press: async (key) => (await turn()).actions().sendKeys(keys[key]).perform(),
    run: (script) => turn().then((own) => own.executeScript(`return (${script.toString()})()`)),
    find: async (query) => {
      const element = await (
        await turn()
      ).executeScript<WebElement | null>(`return (${findElement.toString()})(...arguments)`, query);
      if (element === null) return null;
      return {
        click: () => element.click(),
        type: (text) => element.sendKeys(text),
        chooseFile: (path) => element.sendKeys(path),
        run: (script, ...parameters) =>
          driver.executeScript(
            `return (${script.toString()})(...arguments)`,
            element,
            ...parameters,
          ),
      };
    },
    screenshot: async () => Buffer.from(await (await turn()).takeScreenshot(), 'base64'),
    takeConsole,
    [Symbol.asyncDispose]: async () => {
      await driver.quit();
      await stop();
    },
  };
};

/** Starts WebKit by the driver of the distribution. Each tab is a browser of its own. */
export async function startWebkit(): Promise<BrowserEngine> {
  const { driver: program, browser, display: displayProgram } = findWebkit();
  if (program === undefined || browser === undefined || displayProgram === undefined) {
    throw new Error(`WebKit can't start: ${whyMissing('webkit')}`);
  }
  const display = await startDisplay(displayProgram);
  return {
    openTab: async (clubUrl, beforeScripts) => {
      const proxy = await startConsoleProxy(clubUrl, beforeScripts);
      const { driver, stop } = await startDriver(program, browser, display.name);
      const stopBoth = async () => {
        await stop();
        await proxy[Symbol.asyncDispose]();
      };
      return { tab: await tabOf(driver, proxy.takeConsole, stopBoth), url: proxy.url };
    },
    [Symbol.asyncDispose]: () => display[Symbol.asyncDispose](),
  };
}

/** A display for browsers that need one. */
interface Display extends AsyncDisposable {
  readonly name: string;
}

/** Starts a display that nobody sees. Xvfb chooses a free number itself. */
async function startDisplay(program: string): Promise<Display> {
  const server = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const output = server.stdio[3];
  if (output === null || output === undefined) throw new Error('Xvfb has no output.');
  const number = await new Promise<string>((resolve, reject) => {
    output.once('data', (data) => resolve(String(data).trim()));
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb could not start.')));
  });
  return {
    name: `:${number}`,
    [Symbol.asyncDispose]: async () => void server.kill(),
  };
}

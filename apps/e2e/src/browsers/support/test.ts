import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { type Club, people, startClub, type SharedClub } from '../../support/club.ts';
import type { BrowserEngine, WindowSize } from './browserTab.ts';
import { ClubPage } from './clubPage.ts';
import { type BrowserName, browserNames, whyMissing } from './installed.ts';
import { startChromium, startFirefox } from './puppeteerEngine.ts';
import { startWebkit } from './webkitEngine.ts';

const starts: Readonly<Record<BrowserName, () => Promise<BrowserEngine>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebkit,
};

/** The browser of a project, which has its name. */
const browserOf = ({ name }: { readonly name: string }): BrowserName => {
  const found = browserNames.find((candidate) => candidate === name);
  if (found === undefined) throw new Error(`No browser is called ${name}.`);
  return found;
};

/** A window of the journeys, and the member who uses it. */
export interface JourneyWindow extends WindowSize {
  readonly email: string;
}

/** A phone and a desktop. Each has a member of its own, because sign-in codes are limited per hour. */
export const windows: readonly [JourneyWindow, JourneyWindow] = [
  { width: 390, height: 844, email: people.member },
  { width: 1280, height: 900, email: people.secondMember },
];

interface WorkerFixtures {
  readonly engine: BrowserEngine;
  readonly club: Club;
  /**
   * Opens a tab where nobody is signed in. Its end is the worker's. A self-contained function is run in each of its pages,
   * before their own scripts.
   */
  readonly newPage: (size: WindowSize, beforeScripts?: () => void) => Promise<ClubPage>;
  /** Returns the tab of the window's member, who signs in at its first use. */
  readonly memberPage: (window: JourneyWindow) => Promise<ClubPage>;
}

interface Fixtures {
  /** Stores a picture of the window for people to look at. */
  readonly shoot: (page: ClubPage, name: string) => Promise<void>;
  /** Fails a journey whose pages report an error in their consoles that it does not expect. */
  readonly consoleLog: { readonly expect: (pattern: RegExp) => void };
}

const screens = 'test-results/browsers/screens';

const openPages: ClubPage[] = [];

/** A journey in one of the browsers; skipped where that browser does not run. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: [
    // Playwright reads a fixture's dependencies from the destructured parameter.
    async ({}, use, { project }) => {
      await using engine = await starts[browserOf(project)]();
      await use(engine);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  club: [
    async ({}, use) => {
      await using club = await startClub({ LOG_LEVEL: 'warn' });
      await use(club);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  newPage: [
    async ({ engine, club }, use) => {
      await using tabs = new AsyncDisposableStack();
      await use(async (size, beforeScripts) => {
        const { tab, url } = await engine.openTab(club.url, beforeScripts);
        tabs.use(tab);
        await tab.resize(size);
        const page = new ClubPage(tab, url);
        openPages.push(page);
        return page;
      });
    },
    { scope: 'worker' },
  ],
  memberPage: [
    async ({ newPage, club }, use) => {
      const pages = new Map<JourneyWindow, ClubPage>();
      await use(async (window) => {
        const page = pages.get(window) ?? (await newPage(window));
        if (!pages.has(window)) await signIn(page, club, window.email);
        pages.set(window, page);
        await page.tab.bringToFront();
        return page;
      });
    },
    { scope: 'worker' },
  ],
  shoot: async ({}, use, { project }) => {
    await use(async (page, name) => {
      const { innerWidth } = await page.tab.run(() => ({ innerWidth: window.innerWidth }));
      await page.screenshot(join(screens, `${name}, ${innerWidth} px, ${project.name}.png`));
    });
  },
  consoleLog: [
    async ({}, use, testInfo) => {
      const missing = whyMissing(browserOf(testInfo.project));
      test.skip(missing !== undefined, missing);
      const expected: RegExp[] = [];
      await use({ expect: (pattern) => void expected.push(pattern) });
      if (testInfo.status !== testInfo.expectedStatus) {
        for (const [index, page] of openPages.entries()) {
          await page.screenshot(testInfo.outputPath(`tab ${index}.png`));
        }
      }
      const lines = openPages.flatMap(({ tab }) => tab.takeConsole());
      const unexpected = lines.filter((line) => !expected.some((pattern) => pattern.test(line)));
      expect(unexpected, 'what the console reported').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Asks for a code and returns it when it has come. The fields are filled as a password manager does: values and events,
 * without a key.
 */
export async function requestCode(page: ClubPage, club: SharedClub, email: string) {
  const known = await club.mailbox.codesTo(email);
  await page.open('/login');
  await page.get('field', /^Email/).setValue(email);
  await page.get('button', 'Send Code').click();
  await page.get('field', /^Enter 6-digit code/).untilVisible();
  // Another journey may have signed the same member in a moment ago.
  if (await page.get('text', /^A code is already on its way/).isVisible()) {
    await new Promise((resolve) => setTimeout(resolve, 31_000));
    await page.get('button', /^Resend Code/).click();
  }
  return club.mailbox.waitForCode(email, known);
}

/** Signs in by the form with the code from the email, and waits for the dashboard. */
async function signIn(page: ClubPage, club: SharedClub, email: string): Promise<void> {
  const known = await club.mailbox.codesTo(email);
  await page.open('/login');
  await page.get('field', /^Email/).fill(email);
  await page.press('Enter');
  const code = page.get('field', /^Enter 6-digit code/);
  await code.untilVisible();
  await code.fill(await club.mailbox.waitForCode(email, known));
  await page.get('button', 'Sign In').click();
  await page.untilPath('/dashboard');
  await page.get('heading', /Upcoming Events/).untilVisible();
}

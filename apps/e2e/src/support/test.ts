import { type Browser, type BrowserContextOptions, expect, test as base } from '@playwright/test';
import { people, type SharedClub, startClub } from './club.ts';
import { signIn } from './signIn.ts';

/** Cookies and local storage of a browser. */
export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Milliseconds. A fixture that takes longer hangs. */
const STUCK = 180_000;

interface WorkerFixtures {
  /** The club that the tests of one worker share. */
  readonly club: SharedClub;
  /** The browser storage of a signed-in member. */
  readonly memberState: StorageState;
  /** The browser storage of another signed-in member. */
  readonly secondMemberState: StorageState;
}

interface Fixtures {
  /** Fails any test whose page throws, or violates the Content-Security-Policy. */
  readonly pageErrors: readonly string[];
}

/** Signs a member in and returns the browser storage. */
async function stateOf(
  browser: Browser,
  club: SharedClub,
  person: 'member' | 'secondMember',
): Promise<StorageState> {
  const context = await browser.newContext({ storageState: undefined });
  await signIn(await context.newPage(), club, people[person]);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** A test in a visitor's browser: nobody is signed in. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => {
        // Chromium's own PDF viewer fails when its page is closed while it loads.
        if (!error.stack?.includes('chrome-extension://')) errors.push(error.message);
      });
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) errors.push(message.text());
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  club: [
    // Playwright reads a fixture's dependencies from the destructured parameter.
    async ({}, use) => {
      await using club = await startClub();
      await use(club);
    },
    { scope: 'worker', timeout: STUCK },
  ],
  memberState: [
    async ({ club, browser }, use) => use(await stateOf(browser, club, 'member')),
    { scope: 'worker', timeout: STUCK },
  ],
  secondMemberState: [
    async ({ club, browser }, use) => use(await stateOf(browser, club, 'secondMember')),
    { scope: 'worker', timeout: STUCK },
  ],
  baseURL: async ({ club }, use) => use(club.url),
});

/** Fills the local storage of a new tab. Runs in the page. */
function fillLocalStorage(origins: StorageState['origins']): void {
  // A frame shares the storage of its tab, and one of Chromium's PDF viewer has none.
  if (window !== window.top) return;
  const entries = origins.find(({ origin }) => origin === location.origin)?.localStorage ?? [];
  // Only the first page of a tab: what a page stores or deletes later remains so.
  if (entries.length === 0 || sessionStorage.getItem('e2e-filled') !== null) return;
  sessionStorage.setItem('e2e-filled', '');
  for (const { name, value } of entries) localStorage.setItem(name, value);
}

/**
 * A test in a member's browser: the sample club's first member is signed in. Playwright would open a page to fill the
 * local storage, which takes longer than opening the browser context itself.
 */
export const memberTest = test.extend({
  storageState: async ({ memberState: { cookies } }, use) => use({ cookies, origins: [] }),
  context: async ({ context, memberState }, use) => {
    await context.addInitScript(fillLocalStorage, memberState.origins);
    await use(context);
  },
});

export { expect };

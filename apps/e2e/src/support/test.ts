import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, expect, test as base } from '@playwright/test';
import { people, type SharedClub } from './club.ts';
import { leaseClub } from './clubPool.ts';
import { signIn } from './signIn.ts';

/** Cookies and local storage of a browser. */
export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

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

const isStorageState = (value: unknown): value is StorageState =>
  typeof value === 'object' && value !== null && 'cookies' in value && 'origins' in value;

/**
 * Signs a member in, once per club, and returns the browser storage.
 * The state is saved beside the club for other processes: sign-in codes are limited per hour.
 */
async function stateOf(
  browser: Browser,
  club: SharedClub,
  person: 'member' | 'secondMember',
): Promise<StorageState> {
  const file = join(club.folder, `${person}.json`);
  const saved = await readFile(file, 'utf8').catch(() => undefined);
  const stored: unknown = saved === undefined ? undefined : JSON.parse(saved);
  if (isStorageState(stored)) return stored;
  const context = await browser.newContext({ storageState: undefined });
  await signIn(await context.newPage(), club, people[person]);
  const state = await context.storageState();
  await context.close();
  await writeFile(file, JSON.stringify(state));
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
      const { club, release } = await leaseClub();
      await use(club);
      await release();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  memberState: [
    async ({ club, browser }, use) => use(await stateOf(browser, club, 'member')),
    { scope: 'worker', timeout: 60_000 },
  ],
  secondMemberState: [
    async ({ club, browser }, use) => use(await stateOf(browser, club, 'secondMember')),
    { scope: 'worker', timeout: 60_000 },
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

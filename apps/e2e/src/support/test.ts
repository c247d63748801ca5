import { type Browser, type BrowserContextOptions, expect, test as base } from '@playwright/test';
import { people, startClub, type Club } from './club.ts';
import { signIn } from './signIn.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

interface WorkerFixtures {
  /** The club that the tests of one worker share. */
  readonly club: Club;
  /** The browser storage of a signed-in member: signed in once, because codes are limited per hour. */
  readonly memberState: StorageState;
  /** The same of another member. */
  readonly secondMemberState: StorageState;
}

interface Fixtures {
  /** Collects what no page may do, in every test: throw, or ask for what the Content-Security-Policy forbids. */
  readonly faults: readonly string[];
}

/** What a browser has stored once a member has signed in with it. */
async function stateOf(browser: Browser, club: Club, email: string): Promise<StorageState> {
  const context = await browser.newContext({ storageState: undefined });
  await signIn(await context.newPage(), club, email);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** A test of a visitor's browser: nobody is signed in. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) faults.push(message.text());
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  club: [
    // Playwright reads a fixture's dependencies from the destructured parameter.
    async ({}, use) => {
      const club = await startClub();
      await use(club);
      await club.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  memberState: [
    async ({ club, browser }, use) => use(await stateOf(browser, club, people.member)),
    { scope: 'worker', timeout: 60_000 },
  ],
  secondMemberState: [
    async ({ club, browser }, use) => use(await stateOf(browser, club, people.secondMember)),
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ club }, use) => use(club.url),
});

/** A test of a member's browser: the sample club's first member is signed in. */
export const memberTest = test.extend({
  storageState: async ({ memberState }, use) => use(memberState),
});

export { expect };

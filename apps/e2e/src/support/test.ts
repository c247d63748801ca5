import { test as base, type BrowserContextOptions } from '@playwright/test';
import { people, startClub, type Club } from './club.ts';
import { signIn } from './signIn.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

interface WorkerFixtures {
  /** The club that the tests of one worker share. */
  readonly club: Club;
  /** The browser storage of a signed-in member: signed in once, because codes are limited per hour. */
  readonly memberState: StorageState;
}

/** A test of a visitor's browser: nobody is signed in. */
export const test = base.extend<object, WorkerFixtures>({
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
    async ({ club, browser }, use) => {
      const context = await browser.newContext({ storageState: undefined });
      await signIn(await context.newPage(), club, people.member);
      const state = await context.storageState();
      await context.close();
      await use(state);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ club }, use) => use(club.url),
});

/** A test of a member's browser: the sample club's first member is signed in. */
export const memberTest = test.extend({
  storageState: async ({ memberState }, use) => use(memberState),
});

export { expect } from '@playwright/test';

import type { Page, Request } from '@playwright/test';
import { untilHydrated } from '../support/hydration.ts';
import { referral } from '../support/referral.ts';
import { expect, memberTest, test } from '../support/test.ts';
import { askUntilRendered } from './askUntilRendered.ts';

const vendor = `/vendors/hotel-du-vieux-portail${referral}`;

test.beforeEach(({ page }) => askUntilRendered(page, [vendor]));

/** Waits for the first paint. Uses an observer, because a stopped clock has no performance entries. */
const untilPainted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
      }),
  );

/** Opens the page with a stopped clock, because it waits only for a limited time. Returns what it requests, as `nameOf` says. */
async function openWithStoppedClock(page: Page, nameOf: (request: Request) => string) {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(nameOf(request)));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(vendor, { waitUntil: 'domcontentloaded' });
  return asked;
}

test('web/app/server-10: style sheet, scripts and fonts of a page wait for its first picture', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/images/proxy*', async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = await openWithStoppedClock(page, (request) => request.resourceType());
  await untilPainted(page);
  await page.clock.runFor(1000);
  await expect.poll(() => asked).toContain('image');
  for (const type of ['stylesheet', 'script', 'font']) expect(asked).not.toContain(type);
  held.resolve();
  await page.clock.resume();
  await expect.poll(() => asked).toContain('font');
  await untilHydrated(page);
});

test('web/app/server-10: a page whose style sheet can not be had is hydrated all the same', async ({
  page,
}) => {
  await page.route('**/*.css', (route) => route.abort());
  await page.goto(vendor);
  await untilHydrated(page);
});

test('web/app/server-10: a page changes its fonts once, when all are there', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/newsreader.*\.woff2$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const other = page.waitForEvent('requestfinished', (request) =>
    /sans.*\.woff2$/.test(request.url()),
  );
  // The load of a page may wait for its fonts.
  await page.goto(vendor, { waitUntil: 'commit' });
  await other;
  const html = page.locator('html');
  await expect(html).toHaveClass(/fonts-later/);
  held.resolve();
  await expect(html).not.toHaveClass(/fonts-later/);
});

/** Opens the page as {@link openWithStoppedClock}. Returns the paths that it requests, and what lets 50 ms pass. */
async function openInSteps(page: Page) {
  const asked = await openWithStoppedClock(page, (request) => new URL(request.url()).pathname);
  const step = async () => {
    await page.clock.runFor(50);
    return asked;
  };
  return { asked, step };
}

const app = expect.stringMatching(/^\/assets\/index-.*\.js$/);

test('web/app/server-10: the scripts of a page wait for its fonts, for three seconds at most', async ({
  page,
}) => {
  await page.route(/newsreader.*\.woff2$/, () => {});
  const { asked, step } = await openInSteps(page);
  await expect.poll(step).toContainEqual(expect.stringMatching(/newsreader/));
  await page.clock.runFor(2500);
  expect(asked).not.toContainEqual(app);
  await page.clock.runFor(1000);
  await expect.poll(step).toContainEqual(app);
});

memberTest(
  'web/app/server-10: the scripts of a member do not wait for the picture of visitors',
  async ({ page }) => {
    await page.route('**/api/images/proxy*', () => {});
    const { step } = await openInSteps(page);
    await expect.poll(step).toContainEqual(app);
  },
);

test('web/app/shell-24: a page does not wait for words for dates that can not be read', async ({
  page,
}) => {
  await page.route('**/assets/date-words-*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => /date-words/.test(request.url()));
  const { step } = await openInSteps(page);
  await expect.poll(step).toContainEqual(app);
  await failed;
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('web/app/server-10: the style sheet of a page and its fonts come at once', async ({
    page,
  }) => {
    const font = page.waitForRequest(/\.woff2$/);
    await page.goto(vendor);
    expect((await font).resourceType()).toBe('font');
  });
});

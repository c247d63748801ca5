import { sampleId } from '@parlour/sample-club';
import type { Page, Route } from '@playwright/test';
import { expect, memberTest } from '../support/test.ts';

memberTest.use({ serviceWorkers: 'allow' });

const guide = `/destination-guides/${sampleId('destination', 'paris-le-marais')}`;

/** Returns the number of stored responses in each of the app's caches, by the kind of cache. */
const storedCounts = (page: Page) =>
  page.evaluate(async () => {
    const counts: Record<string, number> = {};
    for (const name of await caches.keys()) {
      const [, kind = ''] = name.split('-');
      counts[kind] = (await (await caches.open(name)).keys()).length;
    }
    return counts;
  });

/** Waits until an opened guide is stored whole: the list of guides is written last. */
const untilGuideIsStored = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/offline/index.json'))))
    .toBe(true);

/** What is between the club and a member. */
const between = {
  "a captive portal's page": (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Airport Wi-Fi</h1>' }),
  "a proxy's 502": (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
};

for (const [name, respond] of Object.entries(between)) {
  memberTest(
    `web/app/offline-11: a guide in place of ${name} says so until the club responds`,
    async ({ page, context }) => {
      await page.goto(guide);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await untilGuideIsStored(page);
      await page.goto('/events');
      await context.route('**/api/**', respond);
      await page.goto(guide);
      await expect(page.getByRole('heading', { level: 1, name: 'Le Marais' })).toBeVisible();
      const notice = page.getByText('The club cannot be reached. You can still read');
      await expect(notice).toBeVisible();
      await context.unroute('**/api/**');
      await expect(notice).toBeHidden();
    },
  );
}

memberTest(
  'web/app/offline-8: a guide that was opened stands without network, and signing out deletes it',
  async ({ page, context }) => {
    await page.goto(guide);
    const title = page.getByRole('heading', { level: 1, name: 'Le Marais' });
    await expect(title).toBeVisible();
    const control = page.getByRole('switch', { name: 'Available offline' });
    await control.click();
    await expect(page.getByText(/^Saved on this device, \d+ kB\.$/)).toBeVisible();
    await expect.poll(async () => (await storedCounts(page))['guides']).toBeGreaterThan(20);
    await page.evaluate(() => navigator.serviceWorker.ready);

    await context.setOffline(true);
    await expect(page.getByText('You are offline. You can still read')).toBeVisible();
    // Some versions of Chromium say `onLine` in a page reloaded offline; then the failed calls tell.
    const notice = page.getByText(
      /^(You are offline|The club cannot be reached)\. You can still read/,
    );
    await page.reload();
    await expect(title).toBeVisible();
    const map = page.getByRole('region', { name: 'Map of Le Marais' });
    await map.scrollIntoViewIfNeeded();
    await expect(map.locator('[data-drawn]')).toBeAttached();
    const card = page.getByRole('region', { name: 'LE MARAIS DINING' }).getByRole('link').first();
    await card.scrollIntoViewIfNeeded();
    const pictures = page.getByRole('main').locator('img[srcset]');
    const widths = () =>
      pictures.evaluateAll((all: HTMLImageElement[]) => all.map((each) => each.naturalWidth));
    await expect
      .poll(async () => (await widths()).slice(0, 3).every((width) => width > 0))
      .toBe(true);
    await expect(control).toBeChecked();
    await expect(notice).toBeVisible();

    // A vendor of the guide, by its own address.
    const vendor = page.getByRole('heading', { level: 1, name: await card.innerText() });
    await card.click();
    await expect(vendor).toBeVisible();
    await page.reload();
    await expect(vendor).toBeVisible();

    await page.goto('/member-benefits');
    const failed = page.getByText(/This page needs the network|Failed to fetch benefits/);
    await expect(failed).toBeVisible();
    await expect(notice).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(failed).toBeHidden();
    await expect(notice).toBeHidden();

    // Signed out offline: this browser's storage says so before the server knows.
    await context.setOffline(true);
    await page.getByRole('button', { name: /your pages$/ }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL('**/login');
    await expect.poll(async () => Object.keys(await storedCounts(page))).toEqual(['files']);
    await page.goto(guide);
    await page.waitForURL('**/login');
  },
);

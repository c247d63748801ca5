import { sampleId } from '@parlour/sample-club';
import type { Page } from '@playwright/test';
import { sidewaysScroll, violations } from '../support/accessibility.ts';
import { layoutShift, MAX_LAYOUT_SHIFT, watchLayout, widths } from '../support/sweep.ts';
import { referral } from '../support/referral.ts';
import { isHydrated, untilHydrated } from '../support/hydration.ts';
import { expect, memberTest, test } from '../support/test.ts';
import { askUntilRendered } from './askUntilRendered.ts';

const vendor = `/vendors/hotel-du-vieux-portail${referral}`;
const paths = [
  '/login',
  `/events/${sampleId('event', 'stars-over-agafay')}`,
  `/member-benefits/${sampleId('benefit', 'two-studios-in-an-afternoon')}`,
  '/vendors/hotel-du-vieux-portail',
  `/destination-guides/${sampleId('destination', 'paris')}`,
  `/destination-guides/${sampleId('destination', 'paris-le-marais')}`,
  `/gift-guides/${sampleId('guide', 'the-good-house')}`,
  `/gift-guides/products/${sampleId('gift', 'ash-glazed-serving-bowl')}`,
  // One whose subject does not exist (web/app/server-12).
  '/events/none',
].map((path) => path + referral);

test.beforeEach(({ page }) => askUntilRendered(page, ['/login', ...paths]));

/** Delays the app's scripts until the returned function is called: the page stays as the server rendered it. */
async function holdScripts(page: Page) {
  let releaseScripts = () => {};
  const held = new Promise<void>((resolve) => (releaseScripts = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => releaseScripts();
}

const EMPTY_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Returns pictures of a page at the widths of a phone and of a desktop. */
async function picturesOf(page: Page): Promise<readonly Buffer[]> {
  const pictures: Buffer[] = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    pictures.push(await page.screenshot({ fullPage: true }));
  }
  return pictures;
}

for (const address of paths) {
  test(`web/app/server-5: ${address} is hydrated as it is`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && pathname !== '/api/images/proxy') calls.push(pathname);
    });
    await watchLayout(page);
    const releaseScripts = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    const heading = await page.waitForSelector('h1');
    expect(await isHydrated(page)).toBe(false);
    releaseScripts();
    await untilHydrated(page);
    expect(await heading.evaluate((element) => element.isConnected)).toBe(true);
    expect(calls).toEqual([]);
    expect(await layoutShift(page)).toBeLessThan(MAX_LAYOUT_SHIFT);
  });

  test(`web/app/server-13: ${address} looks without its style sheet as with it`, async ({
    page,
  }) => {
    await holdScripts(page);
    // What may come between two pictures looks as if it had not come.
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.route('**/api/images/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: EMPTY_PICTURE }),
    );
    const styleSheet = '**/assets/*.css';
    await page.route(styleSheet, (route) => route.abort());
    await page.goto(address, { waitUntil: 'commit' });
    // The last element of the page.
    const link = page.locator('body > link');
    await link.waitFor({ state: 'attached' });
    const without = await picturesOf(page);
    await page.unroute(styleSheet);
    await page.reload({ waitUntil: 'commit' });
    await link.waitFor({ state: 'attached' });
    await expect
      .poll(() => link.evaluate(({ sheet }: HTMLLinkElement) => sheet !== null))
      .toBe(true);
    const withIt = await picturesOf(page);
    expect(withIt.map((picture, index) => without[index]?.equals(picture))).toEqual([true, true]);
  });
}

test('web/app/server-5: a hydrated page does what any page does', async ({ page }) => {
  await page.goto(vendor);
  await untilHydrated(page);
  const related = page
    .getByRole('region', { name: /^More / })
    .getByRole('link')
    .first();
  const name = await related.textContent();
  await related.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  expect(new URL(page.url()).search).toBe(referral);
  await page.getByRole('button', { name: 'Sign in here' }).click();
  await page.waitForURL('**/login');
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('web/app/server-6: what needs scripts is not there, and the login says that it needs them', async ({
    page,
  }) => {
    await page.goto(vendor);
    await expect(page.getByRole('link', { name: 'Become a Member' })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByText('Already a member?')).toBeHidden();
    await page.goto('/login');
    await expect(page.getByRole('status')).toHaveText(/^Signing in needs JavaScript\./);
    await expect(page.getByLabel('Email')).toBeHidden();
  });

  for (const address of paths) {
    test(`web/app/server-6: ${address} can be read`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('body > noscript')).toHaveCount(0);
      // Without scripts there is neither a map nor its filters, and no empty space for them.
      await expect(page.locator('[aria-label^="Map of"]:visible')).toHaveCount(0);
      for (const picture of await page.locator('main img[fetchpriority=high]').all()) {
        expect(
          await picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
        ).toBeGreaterThan(0);
      }
    });
  }
});

test('web/app/server-6: before any script has run a page is whole and accessible', async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto(vendor, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // Checked first, because it waits until the page is painted with its styles.
    expect(await violations(page), `${width} px`).toEqual([]);
    expect(await sidewaysScroll(page), `${width} px`).toBe(0);
  }
});

memberTest('web/app/server-7: a member never sees the page of visitors', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto(vendor, { waitUntil: 'commit' });
  const invitation = page.getByText('Already a member?');
  await invitation.waitFor({ state: 'attached' });
  await expect(invitation).toBeHidden();
  const masthead = page.getByRole('banner');
  await expect(masthead.getByText('Parlour')).toBeVisible();
  await expect(masthead.getByRole('button', { name: 'Sign In' })).toBeHidden();
  releaseScripts();
  await expect(page.getByRole('button', { name: 'Submit a Request' })).toBeVisible();
  await expect(invitation).toHaveCount(0);
});

test('web/app/server-7: a page that a link led to keeps what the link told it, reloaded too', async ({
  page,
}) => {
  await page.goto(`/destination-guides/${sampleId('destination', 'paris-le-marais')}${referral}`);
  await untilHydrated(page);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page.waitForURL('**/vendors/**');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail).toBeVisible();
  await page.reload();
  await expect(trail).toBeVisible();
});

test('web/app/server-8: what is typed and pressed before the scripts are there is not lost', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('nobody@club.example');
  await page.getByLabel('Email').press('Enter');
  releaseScripts();
  await expect(page.getByLabel('Enter 6-digit code')).toBeVisible();
  await expect(page.getByText('If nobody@club.example belongs to a member')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('web/app/server-7: what is stored but is no session keeps no visitor from the page', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('auth-storage', '{"state":{"user":null}}'));
  await page.goto(vendor);
  await untilHydrated(page);
  await expect(page.getByText('Already a member?')).toBeVisible();
});

test('web/app/server-11: a page whose code can not be had stays to be read, and a button tries again', async ({
  page,
}) => {
  const code = '**/assets/VendorScreen-*.js';
  let failedRequests = 0;
  await page.route(code, (route) => {
    failedRequests += 1;
    return route.abort();
  });
  await page.goto(vendor);
  await expect.poll(() => failedRequests).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isHydrated(page)).toBe(false);
  await page.unroute(code);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Sign in here' }).click();
  await reloaded;
  // The page has reloaded by itself before the press on a slow machine, which then leads to the login at once.
  await expect(async () => {
    if (new URL(page.url()).pathname === '/login') return;
    await page.getByRole('button', { name: 'Sign in here' }).click({ timeout: 2000 });
    await page.waitForURL('**/login', { timeout: 2000 });
  }).toPass();
});

test('web/app/server-8: an invitation that is answered before the scripts are there leads to the login', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto(vendor, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Sign in here' }).click();
  releaseScripts();
  await page.waitForURL('**/login');
});

memberTest(
  'web/app/server-7: a member sees their page even where the file that takes over is missing',
  async ({ page }) => {
    let failedRequests = 0;
    await page.route('**/assets/take-over-*.js', (route) => {
      failedRequests += 1;
      return route.abort();
    });
    await page.goto(vendor);
    await expect(page.getByRole('button', { name: 'Submit a Request' })).toBeVisible();
    // It is preloaded and, because that fails, requested once more.
    expect(failedRequests).toBeGreaterThan(0);
  },
);

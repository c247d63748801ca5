import type { Page } from '@playwright/test';
import {
  layoutShift,
  sidewaysScroll,
  STILL,
  violations,
  watchLayout,
  widths,
} from './support/accessibility.ts';
import { referral } from './support/referral.ts';
import { isTakenOver } from './support/takenOver.ts';
import { expect, memberTest, test } from './support/test.ts';

const vendor = `/vendors/hotel-du-vieux-portail${referral}`;
const addresses = [
  '/login',
  '/events/event-dinner-with-the-forager',
  '/member-benefits/benefit-two-studios-in-an-afternoon',
  '/vendors/hotel-du-vieux-portail',
  '/destination-guides/paris',
  '/destination-guides/paris-le-marais',
  '/gift-guides/guide-the-good-house',
  '/gift-guides/products/gift-ash-glazed-serving-bowl',
].map((path) => path + referral);

/** Holds the app's scripts back until they are let go: till then the page stands as the server has sent it. */
async function holdScripts(page: Page) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}

for (const address of addresses) {
  test(`WSR5: ${address} is taken over as it stands`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && pathname !== '/api/images/proxy') calls.push(pathname);
    });
    await watchLayout(page);
    const letGo = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    const heading = await page.waitForSelector('h1');
    expect(await isTakenOver(page)).toBe(false);
    letGo();
    await expect.poll(() => isTakenOver(page)).toBe(true);
    expect(await heading.evaluate((element) => element.isConnected)).toBe(true);
    expect(calls).toEqual([]);
    expect(await layoutShift(page)).toBeLessThan(STILL);
  });
}

test('WSR5: a page that was taken over does what any page does', async ({ page }) => {
  await page.goto(vendor);
  await expect.poll(() => isTakenOver(page)).toBe(true);
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

  for (const address of addresses) {
    test(`WSR6: ${address} can be read`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('needs JavaScript')).toHaveCount(0);
      for (const picture of await page.locator('main img[fetchpriority=high]').all()) {
        expect(
          await picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
        ).toBeGreaterThan(0);
      }
    });
  }
});

for (const width of widths) {
  test(`WSR6: before any script has run a page is whole and accessible at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await holdScripts(page);
    await page.goto(vendor, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
  });
}

memberTest('WSR7: a member never sees the page of visitors', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto(vendor, { waitUntil: 'commit' });
  const invitation = page.getByText('Already a member?');
  await invitation.waitFor({ state: 'attached' });
  await expect(invitation).toBeHidden();
  letGo();
  await expect(page.getByRole('button', { name: 'Submit a Request' })).toBeVisible();
  await expect(invitation).toHaveCount(0);
});

test('WSR7: a page that a link led to keeps what the link told it, reloaded too', async ({
  page,
}) => {
  await page.goto(`/destination-guides/paris-le-marais${referral}`);
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page.waitForURL('**/vendors/**');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail).toBeVisible();
  await page.reload();
  await expect(trail).toBeVisible();
});

test('WSR8: what is typed and pressed before the scripts are there is not lost', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('nobody@club.example');
  await page.getByLabel('Email').press('Enter');
  letGo();
  await expect(page.getByLabel('Enter 6-digit code')).toBeVisible();
  await expect(page.getByText('If nobody@club.example belongs to a member')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('WSR8: an invitation that is answered before the scripts are there leads to the login', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto(vendor, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Sign in here' }).click();
  letGo();
  await page.waitForURL('**/login');
});

memberTest(
  'WSR7: a member sees their page even where the file that takes over is missing',
  async ({ page }) => {
    await page.route('**/assets/takeOver-*.js', (route) => route.abort());
    await page.goto(vendor);
    await expect(page.getByRole('button', { name: 'Submit a Request' })).toBeVisible();
  },
);

import { sampleId } from '@parlour/sample-club';
import type { Page } from '@playwright/test';
import { untilLaidOut, widths } from '../support/sweep.ts';
import { tabTo } from '../support/keyboard.ts';
import { referral } from '../support/referral.ts';
import { expect, memberTest, test as visitorTest } from '../support/test.ts';

const list = '/destination-guides';
const city = `/destination-guides/${sampleId('destination', 'paris')}`;
const vendors = `/destination-guides/${sampleId('destination', 'paris-le-marais')}`;

const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const trail = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' });
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
const dining = (page: Page) => main(page).getByRole('region', { name: 'LE MARAIS DINING' });
const cards = (page: Page) => dining(page).getByRole('heading', { level: 3 });

/** Records the calls for destinations that a page makes from now on. */
const destinationCalls = (page: Page): readonly string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/destinations')) calls.push(pathname);
  });
  return calls;
};

memberTest(
  'from the list to a city, a neighborhood and its vendors, and back',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Destination Guides' }).first().click();
    await title(page, 'Destination Guides').waitFor();
    await main(page).getByRole('article').first().waitFor();
    const count = await main(page).getByRole('article').count();
    await expect(main(page).getByText(`${count} Destinations`, { exact: true })).toBeVisible();

    await link(page, 'Paris').click();
    await expect(page).toHaveURL(city);
    await expect(title(page, 'Paris')).toBeVisible();
    const neighborhoods = main(page).getByRole('region', { name: 'Neighborhoods' });
    await expect(neighborhoods.getByRole('link')).toHaveCount(4);
    await neighborhoods.getByRole('link', { name: 'Le Marais' }).click();

    await expect(page).toHaveURL(vendors);
    await expect(title(page, 'Le Marais')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(main(page).getByRole('region', { name: 'Map of Le Marais' })).toBeAttached();
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
      'LE MARAIS DINING',
      'LE MARAIS HOTELS',
      'LE MARAIS ACTIVITIES',
    ]);

    await expect(trail(page).getByRole('link')).toHaveText(['DESTINATION GUIDES', 'PARIS']);
    await trail(page).getByRole('link', { name: 'PARIS' }).click();
    await expect(page).toHaveURL(city);
    await expect(trail(page).getByRole('link')).toHaveText(['DESTINATION GUIDES']);
    await trail(page).getByRole('link', { name: 'DESTINATION GUIDES' }).click();
    await expect(title(page, 'Destination Guides')).toBeVisible();
  },
);

memberTest(
  'a section shows all its vendors and fewer again, and stands still',
  async ({ page }) => {
    await page.goto(vendors);
    await expect(cards(page)).toHaveCount(4);
    const button = dining(page).getByRole('button', { name: /^(?:VIEW ALL|SHOW LESS)/ });
    await expect(button).toHaveText('VIEW ALL DINING');
    await untilLaidOut(page);
    await button.scrollIntoViewIfNeeded();
    const before = await button.boundingBox();
    await button.click();
    await expect(cards(page)).toHaveCount(5);
    await expect(button).toHaveText('SHOW LESS');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(async () => (await button.boundingBox())?.y).toBe(before?.y);
    await button.click();
    await expect(cards(page)).toHaveCount(4);

    await button.click();
    await trail(page).getByRole('link', { name: 'PARIS' }).click();
    await link(page, 'Le Marais').click();
    await expect(title(page, 'Le Marais')).toBeVisible();
    await expect(cards(page)).toHaveCount(4);
  },
);

memberTest('going back is instant: no call is made again', async ({ page }) => {
  await page.goto(list);
  await link(page, 'Paris').click();
  await link(page, 'Le Marais').click();
  // The title is there at once, the vendors only after the last response.
  await expect(cards(page)).toHaveCount(4);
  const calls = destinationCalls(page);
  await page.goBack();
  await expect(title(page, 'Paris')).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Destination Guides')).toBeVisible();
  await page.goForward();
  await expect(title(page, 'Paris')).toBeVisible();
  expect(calls).toEqual([]);
});

memberTest('a guide is read by keyboard alone', async ({ page }) => {
  await page.goto(city);
  await title(page, 'Paris').waitFor();
  await tabTo(page, 'link', 'Le Marais');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Le Marais')).toBeFocused();
  await tabTo(page, 'button', 'VIEW ALL DINING');
  await page.keyboard.press('Enter');
  const button = dining(page).getByRole('button', { name: 'SHOW LESS' });
  await expect(button).toBeFocused();
  await tabTo(page, 'link', 'Table Chevreuil');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vendors\/[^/?]+$/);
});

memberTest('unknown destinations lead back', async ({ page }) => {
  for (const id of ['no-such-place', '%F0%9F%8E%81', "'%3B--", 'a'.repeat(300)]) {
    await page.goto(`/destination-guides/${id}`);
    await expect(title(page, 'Destination not found'), id).toBeVisible();
    await link(page, 'Back to Destination Guides').click();
    await expect(title(page, 'Destination Guides'), id).toBeVisible();
  }
});

visitorTest(
  'a visitor reads a shared guide, is invited, and keeps the referral',
  async ({ page }) => {
    await page.goto(vendors + referral);
    await expect(title(page, 'Le Marais')).toBeVisible();
    await expect(trail(page)).toBeHidden();
    const membership = link(page, 'Become a Member');
    await expect(membership).toHaveAttribute('target', '_blank');
    await dining(page).getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/vendors/[^/?]+\\${referral}$`));
    await page.goBack();

    await expect(main(page).getByText('Already a member?')).toBeVisible();
    await page.getByRole('button', { name: 'Sign in here' }).click();
    await page.waitForURL('**/login');
    const stored = await page.evaluate(() => Object.values(sessionStorage));
    expect(stored).toContain(vendors + referral);
  },
);

visitorTest('a visitor of a city goes on to its neighborhoods', async ({ page }) => {
  await page.goto(city + referral);
  await expect(trail(page).getByRole('link')).toHaveText(['DESTINATION GUIDES']);
  await link(page, 'Le Marais').click();
  await expect(page).toHaveURL(vendors + referral);
  await expect(title(page, 'Le Marais')).toBeVisible();
});

visitorTest('without a referral a guide asks to sign in', async ({ page }) => {
  await page.goto(vendors);
  await page.waitForURL('**/login');
});

memberTest('web/destinations/detail-16: neighborhoods are 1, 2 or 3 in a row', async ({ page }) => {
  await page.goto(city);
  const items = main(page).getByRole('region', { name: 'Neighborhoods' }).getByRole('listitem');
  await items.first().waitFor();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await items.evaluateAll((all) =>
      all.map((item) => item.getBoundingClientRect().top),
    );
    const inFirstRow = tops.filter((top) => top === tops[0]).length;
    expect(inFirstRow, `${width} px`).toBe({ 360: 1, 768: 2, 1440: 3 }[width]);
  }
});

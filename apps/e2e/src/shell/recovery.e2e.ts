import type { Page } from '@playwright/test';
import { expect, memberTest as test } from '../support/test.ts';

const eventsFile = /\/assets\/EventsScreen-[^/]*\.js$/;
const fallback = (page: Page) =>
  page.getByRole('main').getByRole('heading', { name: 'Unexpected Application Error!' });
const menuEntry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Opens a page, and waits until it keeps scroll positions and recovers pages. */
const openSettled = async (page: Page, path: string) => {
  const settled = page.waitForResponse(/\/assets\/afterFirstLoad-/);
  await page.goto(path);
  await (await settled).finished();
};

test('web/app/shell-9, web/app/shell-17: a page that cannot be loaded without a connection says so in the layout, and opens when it is back', async ({
  page,
  context,
}) => {
  await page.route(eventsFile, (route) => route.abort());
  await page.route('**/api/health', (route) => route.abort());
  await openSettled(page, '/dashboard');
  await context.setOffline(true);
  await menuEntry(page, 'Events').click();
  await expect(fallback(page)).toBeFocused();
  await expect(page).toHaveURL(/\/events$/);
  // Neither of the ways out leads to the browser's own error page.
  await page.getByRole('button', { name: 'Try Again' }).click();
  await menuEntry(page, 'Home').click();
  await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
  await menuEntry(page, 'Events').click();
  await expect(fallback(page)).toBeVisible();

  await page.unrouteAll();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await expect(page).toHaveURL(/\/events$/);
});

test('web/app/shell-18: a page whose file is gone is reloaded once', async ({ page }) => {
  let loads = 0;
  let healthCalls = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
    if (request.url().endsWith('/api/health')) healthCalls += 1;
  });
  await page.route(eventsFile, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not Found</h1>' }),
  );
  await openSettled(page, '/dashboard');
  await menuEntry(page, 'Events').click();
  // The second call comes from the page that was loaded again.
  await expect.poll(() => healthCalls).toBe(2);
  await expect(fallback(page)).toBeVisible();
  expect(loads).toBe(2);
  await expect(page).toHaveURL(/\/events$/);

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
});

test('web/app/shell-20: Back, Forward and a reload return to the scroll position, and a click goes to the top', async ({
  page,
}) => {
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  const heading = page.getByRole('heading', { level: 1 });
  await openSettled(page, '/member-benefits');
  const card = page.getByRole('main').getByRole('link').nth(12);
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy({ top: 200, behavior: 'instant' }));
  const position = await scrollY();
  expect(position).toBeGreaterThan(300);

  await card.click();
  await expect(heading).not.toHaveText('Member Benefits');
  expect(await scrollY()).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }));
  await page.goBack();
  await expect(heading).toHaveText('Member Benefits');
  await expect.poll(scrollY).toBe(position);
  await page.goForward();
  await expect(heading).not.toHaveText('Member Benefits');
  await expect.poll(scrollY).toBe(150);
  await page.goBack();
  await expect.poll(scrollY).toBe(position);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
  await expect.poll(scrollY).toBe(position);
});

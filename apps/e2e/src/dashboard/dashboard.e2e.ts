import { shownDashboard } from '../support/dashboard.ts';
import { expect, memberTest as test } from '../support/test.ts';

test('the dashboard shows the club, and its carousel wraps around', async ({ page }) => {
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Featured', exact: true });
  await shownDashboard(page).waitFor();
  await expect(carousel).toBeVisible();
  const current = () => carousel.getByRole('heading').first().textContent();
  const first = await current();
  await carousel.getByRole('button', { name: /previous/i }).click();
  await expect.poll(current).not.toBe(first);
  await carousel.getByRole('button', { name: /next/i }).click();
  await expect.poll(current).toBe(first);
});

test('a reload does not shuffle the dashboard', async ({ page }) => {
  await page.goto('/dashboard');
  const titles = async () => {
    await shownDashboard(page).waitFor();
    return page.getByRole('heading', { level: 3 }).allTextContents();
  };
  const before = await titles();
  await page.reload();
  expect(await titles()).toEqual(before);
});

test('the three loads of the dashboard fail independently', async ({ page }) => {
  await page.route('**/api/events*', (route) =>
    route.fulfill({ status: 400, json: { success: false, data: null, message: 'No events.' } }),
  );
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /featured benefits/i })).toBeVisible();
  await expect(page.getByRole('heading', { name: /trending destinations/i })).toBeVisible();
  await expect(page.getByText('No events.')).toBeVisible();
});

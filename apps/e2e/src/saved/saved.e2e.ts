import { sampleId } from '@parlour/sample-club';
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/sweep.ts';
import { expect, memberTest as test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const guide = `/destination-guides/${sampleId('destination', 'paris-le-marais')}`;

const heartsOf = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Save / });
const nameOf = async (page: Page) =>
  ((await heartsOf(page).first().getAttribute('aria-label')) ?? '').replace(/^Save /, '');
const heart = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Save ${name}`, exact: true })
    .first();
const waiting = (page: Page) =>
  page.getByText('Your latest changes have not reached the club yet.');

test(
  'web/saved-1, web/saved-3, web/saved-4, web/saved-5, web/saved-8: what is saved on a card and a page, also without network, is on every device, by keyboard',
  { tag: '@core' },
  async ({ page, context, browser, club, memberState }) => {
    await page.goto('/member-benefits');
    await expect(heartsOf(page).first()).toBeVisible();
    const benefit = await nameOf(page);
    await heart(page, benefit).focus();
    await page.keyboard.press('Space');
    await expect(heart(page, benefit)).toHaveAttribute('aria-pressed', 'true');

    await page.goto(guide);
    await heart(page, 'Le Marais').focus();
    await page.keyboard.press('Enter');
    await expect(heart(page, 'Le Marais')).toHaveAttribute('aria-pressed', 'true');

    await page.goto('/saved');
    const benefits = page.getByRole('region', { name: 'Benefits' });
    await expect(benefits.getByRole('link', { name: benefit })).toBeVisible();
    await benefits.getByRole('button', { name: `Add Note on ${benefit}` }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(`Note on ${benefit}`)).toBeFocused();
    await page.keyboard.type('For <b>our</b> anniversary');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(benefits.getByText('For <b>our</b> anniversary')).toBeVisible();
    await expect(benefits.getByRole('button', { name: `Edit Note on ${benefit}` })).toBeFocused();
    await expectAccessibleEverywhere(page);

    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await heart(page, 'Le Marais').focus();
    await page.keyboard.press('Space');
    await expect(waiting(page)).toBeVisible();
    await page.reload();
    await expect(benefits.getByText('For <b>our</b> anniversary')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Destinations' })).toBeHidden();
    await context.setOffline(false);
    await expect(waiting(page)).toBeHidden({ timeout: 30_000 });

    const device = await browser.newContext({ storageState: memberState, baseURL: club.url });
    const other = await device.newPage();
    await other.goto('/saved');
    await expect(other.getByText('For <b>our</b> anniversary')).toBeVisible();
    await expect(other.getByRole('region', { name: 'Destinations' })).toBeHidden();
    await heart(other, benefit).click();
    await expect(other.getByText('Removed. It leaves the list with this page.')).toBeVisible();
    await expect(waiting(other)).toBeHidden();
    await device.close();
    await page.reload();
    await expect(page.getByText('Nothing saved yet.')).toBeVisible();
  },
);

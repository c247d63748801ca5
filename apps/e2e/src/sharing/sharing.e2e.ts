import { sampleId } from '@parlour/sample-club';
import { referral } from '../support/referral.ts';
import { expect, test } from '../support/test.ts';

const benefit = `/member-benefits/${sampleId('benefit', 'two-studios-in-an-afternoon')}`;

test(
  'a visitor reads a shared benefit, is invited, and is back on it after signing in',
  { tag: '@core' },
  async ({ page, context, memberState }) => {
    const shared = benefit + referral;
    const stored = memberState.origins.flatMap(({ localStorage }) => localStorage);
    const session = stored.find(({ name }) => name === 'auth-storage')?.value ?? '';
    await page.goto(shared);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Redeem' }).click();
    await page.waitForURL('**/login');
    await page.goBack();
    const membership = page.getByRole('link', { name: 'Become a Member' });
    await expect(membership).toHaveAttribute('target', '_blank');

    await page.getByRole('button', { name: 'Sign in here' }).click();
    await page.waitForURL('**/login');

    // The sign-in in another tab of the same browser reaches this tab.
    const otherTab = await context.newPage();
    await otherTab.goto('/login');
    await otherTab.evaluate((text) => localStorage.setItem('auth-storage', text), session);

    await page.waitForURL(`**${shared}`);
    await expect(page.getByRole('button', { name: 'Redeem' })).toBeVisible();
  },
);

test('a referral that names no member is as good as none', async ({ page }) => {
  await page.goto(`${benefit}?ref=nobody`);
  await page.waitForURL('**/login');
  await expect(page.getByLabel('Email')).toBeVisible();
});

import { sampleId } from '@parlour/sample-club';
import type { Page } from '@playwright/test';
import { people, startClub, type Club } from '../support/club.ts';
import { referral } from '../support/referral.ts';
import { untilHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

const guide = `/destination-guides/${sampleId('destination', 'paris-le-marais')}`;

const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const trail = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' });

let ownClub: Club;

// Has its own club, because sign-in codes are limited per hour.
test.beforeAll(async () => {
  ownClub = await startClub();
});
test.afterAll(() => ownClub.dispose());

test('a visitor follows a shared guide, is invited, and is back on it as a member', async ({
  page,
  context,
}) => {
  await page.goto(ownClub.url + guide + referral);
  await expect(title(page, 'Le Marais')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share link' })).toHaveCount(0);

  await test.step('Become a Member opens the membership site beside the page', async () => {
    const link = main(page).getByRole('link', { name: 'Become a Member' });
    const address = (await link.getAttribute('href')) ?? '';
    expect(new URL(address).origin).not.toBe(ownClub.url);
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    await context.route(address, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Membership</title>' }),
    );
    const [site] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(site).toHaveTitle('Membership');
    expect(await site.evaluate(() => window.opener === null)).toBe(true);
    await site.close();
    await expect(page).toHaveURL(ownClub.url + guide + referral);
  });

  await test.step('every link keeps the referral', async () => {
    await untilHydrated(page);
    await main(page).getByRole('link', { name: 'Table Chevreuil', exact: true }).click();
    await expect(title(page, 'Table Chevreuil')).toBeVisible();
    await expect(page).toHaveURL(`${ownClub.url}/vendors/table-chevreuil${referral}`);
    const related = main(page).getByRole('region', { name: /^More Paris/ });
    const next = related.getByRole('link').first();
    const name = (await next.textContent()) ?? '';
    await next.click();
    await expect(title(page, name)).toBeFocused();
    expect(new URL(page.url()).search).toBe(referral);
    await expect(trail(page).getByRole('link')).toHaveText(['LE MARAIS']);
    await trail(page).getByRole('link').click();
    await expect(title(page, 'Le Marais')).toBeVisible();
    await expect(page).toHaveURL(ownClub.url + guide + referral);
  });

  await test.step('Sign in here leads to a code, and back to the page', async () => {
    await main(page).getByRole('button', { name: 'Sign in here' }).click();
    await page.waitForURL('**/login');
    await page.getByLabel('Email').fill(people.secondMember);
    await page.getByLabel('Email').press('Enter');
    const code = await ownClub.mailbox.waitForCode(people.secondMember);
    await page.getByLabel('Enter 6-digit code').fill(code);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL(ownClub.url + guide + referral);
    await expect(main(page).getByRole('button', { name: 'Share link' })).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Become a Member' })).toHaveCount(0);
    await expect(trail(page).getByRole('link')).toHaveText(['DESTINATION GUIDES', 'PARIS']);
  });

  await test.step('a member follows links without a referral', async () => {
    await main(page).getByRole('link', { name: 'Table Chevreuil', exact: true }).click();
    await expect(page).toHaveURL(`${ownClub.url}/vendors/table-chevreuil`);
    await expect(trail(page).getByRole('link')).toHaveText([
      'DESTINATION GUIDES',
      'PARIS',
      'LE MARAIS',
    ]);
  });
});

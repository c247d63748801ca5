import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/sweep.ts';
import { chromiumFlags, chromiumPath } from '../support/chromium.ts';
import { people, type SharedClub } from '../support/club.ts';
import { memberCall } from '../support/memberCall.ts';
import { signIn } from '../support/signIn.ts';
import { expect, memberTest, test } from '../support/test.ts';

// Only the whole browser has a cache of pages for the way back, which Playwright switches off.
test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const notesKey = 'e2e-restored';

/** Notes each page that the browser restores from its cache, with what it shows before any script of the app runs. */
const noteRestoredPages = (page: Page) =>
  page.addInitScript((key) => {
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      const { visibility } = getComputedStyle(document.documentElement);
      const notes = sessionStorage.getItem(key) ?? '';
      sessionStorage.setItem(key, `${notes}${location.pathname} ${visibility},`);
    });
  }, notesKey);

const restoredPages = (page: Page) =>
  page.evaluate((key) => sessionStorage.getItem(key), notesKey).catch(() => null);

const goBack = (page: Page, pages = 1) => page.evaluate((count) => history.go(-count), pages);

test('app/session-6: a page from the page cache shows a member alone, and nothing of one who has signed out', async ({
  page,
  club,
}) => {
  await signIn(page, club, people.secondMember);
  await noteRestoredPages(page);
  const greeting = page.getByRole('heading', { level: 1, name: /Julien/ });
  await page.goto('/dashboard');
  await greeting.waitFor();
  await page.goto('/profile');
  await page.getByRole('heading', { level: 2, name: 'Julien Okafor' }).waitFor();

  await goBack(page);
  await expect(greeting).toBeVisible();
  await expect.poll(() => restoredPages(page)).toBe('/dashboard hidden,');

  const state = await page.context().storageState();
  await page.goto('/profile');
  await page.getByRole('heading', { level: 2, name: 'Julien Okafor' }).waitFor();
  await page.getByRole('button', { name: 'JO: your pages' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/login');
  await expect
    .poll(async () => (await memberCall(club, state, 'GET', '/api/profile')).status)
    .toBe(401);

  // Within the app.
  await goBack(page);
  await page.waitForURL('**/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  // Past the app's own page, to the one in the cache.
  await goBack(page, 2);
  await expect.poll(() => restoredPages(page)).toBe('/dashboard hidden,/dashboard hidden,');
  await page.waitForURL('**/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByText('Julien')).toHaveCount(0);
});

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

/** Signs a member in once more. The server may let them wait 30 seconds. */
async function signInAgain(page: Page, club: SharedClub, email: string): Promise<void> {
  const known = await club.mailbox.codesTo(email);
  await page.goto(`${club.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Email').press('Enter');
  const field = page.getByLabel('Enter 6-digit code');
  await field.waitFor();
  await expect
    .poll(
      async () => {
        const isSent = (await club.mailbox.codesTo(email)).length > known.length;
        if (!isSent) await page.getByRole('button', { name: 'Resend Code' }).click();
        return isSent;
      },
      { intervals: [500, 2000] },
    )
    .toBe(true);
  await field.fill(await club.mailbox.waitForCode(email, known));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`${club.url}/dashboard`);
}

memberTest(
  'web/sessions-3: a member signs out a lost phone, which is at the sign-in page with its next call',
  async ({ page, club, browser }) => {
    const phone = await browser.newContext({ userAgent: iPhone, storageState: undefined });
    const phonePage = await phone.newPage();
    await signInAgain(phonePage, club, people.member);

    await page.goto('/profile');
    const devices = page.getByRole('region', { name: 'Signed-In Devices' });
    await expect(devices.getByRole('listitem').filter({ hasText: 'This device' })).toContainText(
      'Chrome on Linux',
    );
    const others = devices.getByRole('button', { name: 'Sign Out Safari on iPhone' });
    const count = await others.count();
    await others.first().click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Safari on iPhone');
    await expectAccessibleEverywhere(page);
    await dialog.getByRole('button', { name: 'Sign Out' }).click();
    await expect(dialog).toBeHidden();
    await expect(others).toHaveCount(count - 1);

    await phonePage.getByRole('link', { name: 'Profile' }).first().click();
    await phonePage.waitForURL('**/login?reason=session_expired');
    await expect(phonePage.getByLabel('Email')).toBeVisible();
    await phone.close();
    await page.reload();
    await expect(devices.getByRole('listitem').filter({ hasText: 'This device' })).toBeVisible();
    await expect(others).toHaveCount(count - 1);
  },
);

import type { Page } from '@playwright/test';
import { people } from '../support/club.ts';
import { memberCall } from '../support/memberCall.ts';
import { RequestForm } from '../support/requestForm.ts';
import { signIn } from '../support/signIn.ts';
import { expect, memberTest, type StorageState, test } from '../support/test.ts';

memberTest(
  'a session that the server does not accept ends: the browser is cleared and says why',
  async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      const stored = localStorage.getItem('auth-storage') ?? '';
      localStorage.setItem(
        'auth-storage',
        stored.replaceAll(/"eyJ[^".]+\.[^".]+\.[^"]+"/g, '"eyJ.e30.x"'),
      );
    });
    await page.goto('/profile');
    await page.waitForURL('**/login?reason=session_expired');
    await expect(page.getByLabel('Email')).toBeVisible();
    const stored = await page.evaluate(() => localStorage.getItem('auth-storage') ?? '');
    expect(stored).not.toContain('eyJ');
  },
);

/** Signs in in another tab of the browser, with a session that was opened before. */
const signInElsewhere = async (page: Page, { origins }: StorageState) => {
  const entries = origins.flatMap(({ localStorage }) => localStorage);
  const tab = await page.context().newPage();
  await tab.goto('/icon-192.png');
  await tab.evaluate((stored) => {
    for (const { name, value } of stored) localStorage.setItem(name, value);
  }, entries);
  await tab.close();
};

test.describe('in a browser where the member has signed in before', () => {
  // It has counts of its own, so a code is sent at once.
  test.use({
    storageState: async ({ memberState: { cookies } }, use) => use({ cookies, origins: [] }),
  });

  test('a request whose session ends on the server is there again for its member, and for nobody else', async ({
    page,
    club,
    memberState,
    secondMemberState,
  }) => {
    const form = new RequestForm(page);
    const seeEnd = async () => {
      await form.submitButton.click();
      await page.waitForURL('**/login?reason=session_expired');
      await expect(page.getByLabel('Email')).toBeVisible();
      await expect.poll(stored).toMatch(/parked-draft":"\d+\./);
      expect(await stored()).not.toContain('umbrella');
    };
    const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    await signIn(page, club, people.member);
    await page.goto('/profile?from=email');
    await form.open();
    await form.chooseType('Other');
    await form.type('Subject', 'An umbrella');
    await form.type('Description of your request', 'Find its owner.');
    await memberCall(
      club,
      await page.context().storageState(),
      'POST',
      '/api/simple-auth/sign-out',
    );
    await seeEnd();

    await signInElsewhere(page, memberState);
    await expect(form.dialog).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/profile');
    await expect(form.field('Subject')).toHaveValue('An umbrella');
    await expect(form.field('Description of your request')).toHaveValue('Find its owner.');
    expect(await stored()).not.toContain('parked-draft');

    // The session of the other tests goes on.
    await page.route('**/api/requests', (route) => route.fulfill({ status: 401, json: {} }));
    await seeEnd();
    await signInElsewhere(page, secondMemberState);
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect.poll(stored).not.toContain('parked-draft');
    await expect(form.dialog).toHaveCount(0);
  });
});

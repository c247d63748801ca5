import { expect, memberTest as test } from '../support/test.ts';

test('a session that the server does not accept ends: the browser is cleared and says why', async ({
  page,
}) => {
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
});

import type { Page } from '@playwright/test';
import type { Club } from './club.ts';

/** Signs in by hand, with the code from the real mail, and waits for the dashboard. */
export async function signIn(page: Page, club: Club, email: string): Promise<void> {
  const known = await club.mailbox.codesTo(email);
  await page.goto(`${club.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Email').press('Enter');
  const code = page.getByLabel('Enter 6-digit code');
  await code.fill(await club.mailbox.waitForCode(email, known));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`${club.url}/dashboard`);
}

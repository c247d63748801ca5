import type { Page } from '@playwright/test';
import type { SharedClub } from './club.ts';
import type { Mailbox } from './mailbox.ts';

/** Where somebody signs in, and where the code arrives. */
interface SignInPlace extends Pick<SharedClub, 'url'> {
  readonly mailbox: Pick<Mailbox, 'codesTo' | 'waitForCode'>;
}

/** Signs in on the sign-in page with the code from the email, and waits for the dashboard. */
export async function signIn(page: Page, club: SignInPlace, email: string): Promise<void> {
  const known = await club.mailbox.codesTo(email);
  await page.goto(`${club.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Email').press('Enter');
  const code = page.getByLabel('Enter 6-digit code');
  await code.fill(await club.mailbox.waitForCode(email, known));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`${club.url}/dashboard`);
}

import type { SharedClub } from '../../support/club.ts';
import type { ClubPage } from './clubPage.ts';

/** Signs in by the form with the code from the email, and waits for the dashboard. */
export async function signIn(page: ClubPage, club: SharedClub, email: string): Promise<void> {
  const known = await club.mailbox.codesTo(email);
  await page.open('/login');
  await page.get('field', /^Email/).fill(email);
  await page.press('Enter');
  const code = page.get('field', /^Enter 6-digit code/);
  await code.untilVisible();
  await code.fill(await club.mailbox.waitForCode(email, known));
  await page.get('button', 'Sign In').click();
  await page.untilPath('/dashboard');
  await page.get('heading', /Upcoming Events/).untilVisible();
}

import type { Page } from '@playwright/test';
import type { SharedClub } from './club.ts';

/** Emails of the sample club's staff, who sign in with an emailed code alone. */
export const deskPeople = {
  concierge: 'desk.concierge@club.example',
  manager: 'desk.manager@club.example',
} as const;

/** Returns the URL of a club's desk. On the bare address, browsers would not keep its cookie. */
export function deskUrlOf({ url }: Pick<SharedClub, 'url'>): string {
  return url.replace('127.0.0.1', 'localhost');
}

/** Signs in at the desk with the code from the email, and waits for the queue. */
export async function signInAtDesk(page: Page, club: SharedClub, email: string): Promise<void> {
  const known = await club.mailbox.codesTo(email);
  await page.goto(`${deskUrlOf(club)}/desk/sign-in`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await page.getByLabel('Emailed code').fill(await club.mailbox.waitForCode(email, known));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { level: 1, name: 'Requests' }).waitFor();
}

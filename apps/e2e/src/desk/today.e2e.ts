import type { Browser, Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import type { SharedClub } from '../support/club.ts';
import { deskPeople, deskUrlOf, signInAtDesk } from '../support/deskSignIn.ts';
import { dateAfter, RequestForm } from '../support/requestForm.ts';
import { expect, memberTest as test } from '../support/test.ts';

const SUBJECT = 'Dinner by the fire';

async function openDesk(
  browser: Browser,
  club: SharedClub,
  person: keyof typeof deskPeople,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: deskUrlOf(club), storageState: undefined });
  const page = await context.newPage();
  await signInAtDesk(page, club, deskPeople[person]);
  return page;
}

const makeMove = async (page: Page, label: string) => {
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
  return page.getByRole('dialog');
};

test('desk/today-1, desk/today-3, desk/today-7: what is wished for tonight is in Today, at its hour once it is confirmed, and gone as it is canceled', async ({
  page: member,
  browser,
  club,
}) => {
  const [concierge, manager] = await Promise.all([
    openDesk(browser, club, 'concierge'),
    openDesk(browser, club, 'manager'),
  ]);
  const day = dateAfter(2);
  await member.goto('/dashboard');
  const form = new RequestForm(member);
  await form.open();
  await form.chooseType('Dining Reservation');
  await form.type('Subject', SUBJECT);
  await form.type('Dining date', day);
  await form.type('Dining time', '19:30');
  await form.type('Number of guests', '4');
  await form.submitButton.click();

  await manager.goto(`/desk/today?day=${day}`);
  const row = manager.getByRole('row', { name: new RegExp(SUBJECT) });
  await expect(row).toContainText('7:30 PM');
  await expect(row).toContainText('Unconfirmed');

  await concierge.goto('/desk/requests');
  await concierge.getByRole('link', { name: new RegExp(SUBJECT) }).click();
  await concierge.getByRole('button', { name: 'Take' }).click();
  const thread = concierge.getByRole('list', { name: 'Thread' });
  await expect(thread.getByText('took the request')).toBeVisible();
  const confirmation = await makeMove(concierge, 'Confirm');
  await confirmation.getByLabel(/^Date/).fill(day);
  await confirmation.getByLabel(/^Time/).fill('20:15');
  await confirmation.getByRole('button', { name: 'Confirm' }).click();

  // The manager's page was open all the while.
  await expect(row).toContainText('8:15 PM');
  await expect(row).toContainText('4 guests');
  await expect(row.getByText('Confirmed', { exact: true })).toBeVisible();
  expect(await violations(manager)).toEqual([]);

  const cancellation = await makeMove(concierge, 'Cancel');
  await cancellation
    .getByRole('button', { name: /^Cancel/ })
    .last()
    .click();
  await expect(row).toBeHidden();

  await manager.goto('/desk/house');
  await expect(manager.getByRole('heading', { level: 1, name: 'House' })).toBeVisible();
  await expect(
    manager.getByRole('table', { name: 'Open requests by colleague and status' }),
  ).toBeVisible();
  expect(await violations(manager)).toEqual([]);
});

import { violations } from '../support/accessibility.ts';
import { startClub } from '../support/club.ts';
import { deskPeople, deskUrlOf, signInAtDesk } from '../support/deskSignIn.ts';
import { expect, test } from '../support/test.ts';

test('web/member-view-1, web/member-view-2, web/member-view-4, web/member-view-5, desk/members-13: a manager looks as a member, beside their own session, until the view ends', async ({
  page,
}) => {
  // Its own, because the manager's sign-in codes are limited, and other journeys ask for them too.
  await using club = await startClub();
  // A member is signed in on this browser too, as on a shared computer.
  await page.goto(`${deskUrlOf(club)}/profile`);
  const ownSession = () => page.evaluate(() => localStorage.getItem('auth-storage'));
  await page.evaluate(() => localStorage.setItem('auth-storage', 'that of somebody'));
  await signInAtDesk(page, club, deskPeople.manager);
  await page.goto(`${deskUrlOf(club)}/desk/members`);
  await page.getByRole('link', { name: 'Rosalind Hale' }).click();
  await page.getByRole('button', { name: 'View as Member' }).click();
  await page.getByLabel('Reason').fill('Her dashboard looks empty');
  await page.getByRole('button', { name: 'Begin' }).click();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Open the Member App' }).click();
  const view = await opened;

  const line = view.getByRole('complementary', { name: 'View as member' });
  await expect(line).toContainText('You look at the club as Rosalind Hale.');
  await expect(view).toHaveURL(`${deskUrlOf(club)}/dashboard`);
  expect(await violations(view)).toEqual([]);
  await view.getByRole('link', { name: 'Profile' }).first().click();
  await expect(view.getByRole('button', { name: 'Edit Profile' })).toBeDisabled();
  await expect(view.getByText('Cards, documents and devices are not shown')).toBeVisible();
  await view.reload();
  await expect(line).toContainText('Rosalind Hale');
  expect(await ownSession()).toBe('that of somebody');
  await page.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(view.getByRole('heading', { name: 'The View Has Ended' })).toBeVisible();
  expect(await view.evaluate(() => sessionStorage.getItem('member-view'))).toBeNull();
  expect(await violations(view)).toEqual([]);
});

import { violations } from '../support/accessibility.ts';
import { startClub } from '../support/club.ts';
import { deskPeople, deskUrlOf, signInAtDesk } from '../support/deskSignIn.ts';
import { expect, test } from '../support/test.ts';

test('api/staff/releases-3, api/staff/releases-11, desk/releases-4, desk/releases-7: a release is filled, published and taken back as a whole', async ({
  page,
}) => {
  // Its own, because the manager's sign-in codes are limited, and other journeys ask for them too.
  await using club = await startClub();
  await signInAtDesk(page, club, deskPeople.manager);
  await page.goto(`${deskUrlOf(club)}/desk/content/benefit`);
  const list = page.getByRole('table');
  const item = list.getByRole('rowheader').first().getByRole('link');
  const before = (await item.textContent()) ?? '';
  await item.click();
  const title = page.getByLabel(/^Title/);
  await title.fill('A mistake');
  await expect(page.getByText('Draft saved')).toBeVisible();
  const editor = page.url();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Add to Release' }).click();
  await page.getByRole('combobox', { name: 'Release' }).click();
  await page.getByRole('option', { name: 'A new release' }).click();
  await page.getByLabel(/^Title of the release/).fill('Autumn season');
  await page.getByRole('button', { name: 'Save Release' }).click();
  await expect(page.getByText('In release: Autumn season')).toBeVisible();

  await page.getByRole('link', { name: 'Releases' }).click();
  await page.getByRole('link', { name: 'Autumn season' }).click();
  await page.getByRole('button', { name: 'Publish All' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish All' }).click();
  const items = page.getByRole('table', { name: 'Published items' });
  await expect(items.getByRole('link', { name: 'A mistake' })).toBeVisible();
  await page.getByRole('button', { name: 'Take Back' }).click();
  const question = page.getByRole('dialog', { name: 'Take “Autumn season” back?' });
  await expect(question).toContainText('1 item will be as before.');
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Take Back' }).click();
  await expect(page.getByText(/^Taken back/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take Back' })).toHaveCount(0);

  await page.goto(editor);
  await expect(title).toHaveValue(before);
});

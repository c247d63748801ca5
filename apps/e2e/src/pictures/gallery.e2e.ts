import { violations } from '../support/accessibility.ts';
import { startClub } from '../support/club.ts';
import { deskPeople, deskUrlOf, signInAtDesk } from '../support/deskSignIn.ts';
import { validFiles } from '../support/documentFiles.ts';
import { tabTo } from '../support/keyboard.ts';
import { expect, memberTest, test } from '../support/test.ts';

memberTest(
  'web/components/gallery-2, web/components/gallery-3: a member looks through the pictures of a vendor by keyboard',
  async ({ page }) => {
    await page.goto('/vendors/villa-camelia-lucente');
    const gallery = page.getByRole('region', { name: 'Pictures of Villa Camelia Lucente' });
    const count = gallery.getByRole('status');
    await expect(count).toHaveText('1 of 5');
    await gallery.getByRole('group', { name: 'Pictures', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(count).toHaveText('2 of 5');
    await tabTo(page, 'button', 'Next picture');
    await page.keyboard.press('Enter');
    await expect(count).toHaveText('3 of 5');
    await expect(gallery.getByRole('group', { name: 'Picture 3 of 5' })).toBeInViewport();
    expect(await violations(page)).toEqual([]);

    await tabTo(page, 'button', 'Full screen');
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog', { name: 'Villa Camelia Lucente' });
    await expect(viewer.getByRole('status')).toHaveText('3 of 5');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByRole('status')).toHaveText('1 of 5');
    await expect(viewer.getByRole('group', { name: 'Picture 1 of 5' })).toBeInViewport();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await expect(gallery.getByRole('button', { name: 'Full screen' })).toBeFocused();
    await expect(count).toHaveText('5 of 5');
  },
);

test('desk/pictures-8, api/staff/content-21: an editor adds several pictures, orders and publishes them', async ({
  page,
}) => {
  // Its own, because it changes a vendor that other journeys look at.
  await using club = await startClub();
  await signInAtDesk(page, club, deskPeople.manager);
  await page.goto(`${deskUrlOf(club)}/desk/content/vendor`);
  await page.getByRole('table').getByRole('rowheader').first().getByRole('link').click();
  const field = page.getByRole('group', { name: 'More pictures' });
  await field.getByRole('button', { name: 'Add Pictures' }).click();
  const picker = page.getByRole('dialog', { name: 'Add Pictures' });
  await picker.getByLabel(/^Upload pictures/).setInputFiles([validFiles.png, validFiles.jpg]);
  await picker.getByRole('button', { name: 'Add 2 Pictures' }).click();
  const rows = field.getByRole('list', { name: 'More pictures' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  for (const [at, text] of ['The first', 'The second'].entries()) {
    await rows
      .nth(at)
      .getByRole('button', { name: /^Text and Focal Point/ })
      .click();
    await page.getByLabel('Alternative text').fill(text);
    await page.getByRole('button', { name: 'Save Picture' }).click();
    await expect(rows.nth(at).getByText(text)).toBeVisible();
  }
  await rows.nth(1).getByRole('button', { name: /^Move/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Move up' }).press('Enter');
  await expect(rows.nth(0).getByText('The second')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish Now' }).click();
  await expect(page.getByText(/^Published/).first()).toBeVisible();
});

import { expectAtHand } from '../support/atHand.ts';
import { people } from '../support/club.ts';
import { expect, memberTest as test } from '../support/test.ts';

test('a member filters the benefits, opens one and redeems it; the code comes by mail too', async ({
  page,
  club,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Member Benefits' }).first().click();
  await page.waitForURL('**/member-benefits');
  const filter = page.getByRole('group', { name: /category/i });
  // The filter appears with the benefits: counting earlier would count the previous page.
  const category = (await filter.getByRole('button').nth(1).textContent()) ?? '';
  const all = await page.getByRole('main').getByRole('heading', { level: 3 }).count();
  await filter.getByRole('button', { name: category }).click();
  await expect
    .poll(() => page.getByRole('main').getByRole('heading', { level: 3 }).count())
    .toBeLessThan(all);
  await expect(page).toHaveURL(/category=/);

  await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await page.waitForURL('**/member-benefits/*');
  await expect(page.getByText('Member Benefit', { exact: true })).toBeVisible();
  await expectAtHand(page, page.getByRole('button', { name: /redeem/i }));
  await page.getByRole('button', { name: /redeem/i }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/e-?mail/i);
  const mail = await club.mailbox.waitFor(people.member, (message) =>
    /redemption|redeem/i.test(message.subject ?? ''),
  );
  const code = /[A-Z0-9]{4}(?:-[A-Z0-9]{4})+/.exec(mail.text ?? '')?.[0] ?? '';
  expect(code).not.toBe('');
  await expect(dialog).toContainText(code);
});

test('an unknown benefit says so', async ({ page }) => {
  await page.goto('/member-benefits/no-such-benefit');
  await expect(page.getByRole('heading', { name: 'Benefit Not Found' })).toBeVisible();
});

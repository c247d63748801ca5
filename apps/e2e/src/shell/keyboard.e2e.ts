import { dateAfter, RequestForm } from '../support/requestForm.ts';
import { people } from '../support/club.ts';
import { chooseByKeyboard, tabTo, untilFocusIn, untilStarted } from '../support/keyboard.ts';
import { expect, memberTest as test } from '../support/test.ts';

test('a request goes out by keyboard alone', async ({ page, club }) => {
  await page.goto('/dashboard');
  await untilStarted(page);
  await tabTo(page, 'button', 'Submit a Request');
  await page.keyboard.press('Enter');
  const form = new RequestForm(page);
  await untilFocusIn(form.dialog);

  await tabTo(page, 'radio', 'Hotel Reservation');
  const flower = form.dialog.getByRole('radio', { name: 'Flower Delivery' });
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(flower).toBeChecked({ timeout: 100 });
  }).toPass();

  await tabTo(page, 'textbox', 'Subject');
  await page.keyboard.type('Peonies by keyboard');
  const date = form.field('Delivery date');
  await date.focus();
  await date.fill(dateAfter(4));
  await tabTo(page, 'textbox', 'Delivery address');
  await page.keyboard.type('4 Garden Row');
  await tabTo(page, 'combobox', 'Occasion');
  await chooseByKeyboard(page, 'Get', 'Get well');
  await tabTo(page, 'combobox', 'Budget');
  await chooseByKeyboard(page, '$75', '$75 - $150');
  await tabTo(page, 'button', 'Submit Request');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your request has been submitted successfully!')).toBeVisible();
  await club.mailbox.waitFor(people.staff, (mail) =>
    (mail.subject ?? '').includes('Peonies by keyboard'),
  );
});

test('Escape closes the request form and the focus returns to the button', async ({ page }) => {
  await page.goto('/dashboard');
  const form = new RequestForm(page);
  await form.open();
  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Submit a Request' }).first()).toBeFocused();
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/dashboard');
  await untilStarted(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

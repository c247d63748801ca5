import { chooseByKeyboard, tabTo } from '../support/keyboard.ts';
import {
  expectAccessibleEverywhere,
  layoutShift,
  MAX_LAYOUT_SHIFT,
  watchLayout,
  widths,
} from '../support/sweep.ts';
import { memberCall } from '../support/memberCall.ts';
import { PaymentMethodForm, testCards } from '../support/paymentMethodForm.ts';
import { expect } from '../support/test.ts';
import { cardIds, list, test } from './noPaymentMethods.ts';

const [visa] = testCards;
const question = 'Are you sure you want to delete this card?';

test('web/payment-methods-3, web/payment-methods-4: a card is deleted after a question, and only then', async ({
  page,
}) => {
  const form = new PaymentMethodForm(page);
  await form.open();
  await form.fillAll(visa!, 'To delete');
  await form.button('Add Card').click();
  const button = form.section.getByRole('button', { name: 'Delete Visa •••• 4242' });
  const dialog = page.getByRole('alertdialog', { name: question });
  await button.click();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(button).toBeFocused();
  await page.reload();
  await button.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(form.section).toContainText('No payment methods on file');
  await expect(form.section.getByRole('button', { name: 'Add Card' })).toBeFocused();
  await page.reload();
  await expect(form.section).toContainText('No payment methods on file');
});

test("another member's card can be neither seen nor deleted", async ({
  page,
  browser,
  club,
  memberState,
  secondMemberState,
}) => {
  const form = new PaymentMethodForm(page);
  await form.open();
  await form.fillAll(visa!, 'My own');
  await form.button('Add Card').click();
  await expect(form.saved('My own')).toBeVisible();
  const [mine] = cardIds((await memberCall(club, memberState, 'GET', list)).body);

  const context = await browser.newContext({ storageState: secondMemberState });
  const other = await context.newPage();
  const callAsOther = (method: string, path: string) =>
    memberCall(club, secondMemberState, method, path);
  expect((await callAsOther('GET', list)).body).not.toContain(mine!);
  expect((await callAsOther('DELETE', `${list}/${mine!}`)).status).toBe(404);
  await other.goto('/profile');
  await expect(new PaymentMethodForm(other).section).toContainText('No payment methods on file');
  await context.close();

  await page.reload();
  await expect(form.saved('My own')).toBeVisible();
});

test('web/payment-methods-7, web/payment-methods-8, web/payment-methods-17: the whole way by keyboard', async ({
  page,
}) => {
  const form = new PaymentMethodForm(page);
  const { keyboard } = page;
  await tabTo(page, 'button', 'Add Card');
  await keyboard.press('Enter');
  await expect(form.field('Card name')).toBeFocused();
  await keyboard.press('Escape');
  await expect(form.section.getByRole('button', { name: 'Add Card' })).toBeFocused();

  await keyboard.press('Enter');
  await expect(form.field('Card name')).toBeFocused();
  await keyboard.type('By hand');
  await keyboard.press('Tab');
  await keyboard.type('Rosalind Hale');
  await keyboard.press('Tab');
  await chooseByKeyboard(page, 'Visa', 'Visa');
  const brand = form.dialog.getByRole('combobox', { name: 'Card type' });
  await expect(brand).toHaveText('Visa');
  await expect(brand).toBeFocused();
  for (const text of ['4242424242424242', '0531', '123']) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await keyboard.press('Enter');
  await expect(form.field('Street')).toBeFocused();
  await keyboard.type('1 Garden Row');
  for (const text of ['London', 'Greater London', 'W1 1AA']) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await keyboard.press('Enter');
  await expect(form.saved('By hand')).toBeVisible();
  await expect(form.section.getByRole('button', { name: 'Add Card' })).toBeFocused();

  await tabTo(page, 'button', 'Delete Visa •••• 4242');
  await keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: question });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(form.section).toContainText('No payment methods on file');
});

for (const width of widths) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('web/payment-methods-2, web/profile-5: nothing moves when no, one or 20 cards come late', async ({
      page,
    }) => {
      await page.route('**/api/profile/documents', (route) =>
        route.fulfill({ json: { success: true, data: [] } }),
      );
      await watchLayout(page);
      for (const count of [0, 1, 20]) {
        const cards = Array.from({ length: count }, (_, index) => ({
          id: `${index}`,
          brand: 'Visa',
          blurredCardNumber: '•••• 4242',
          expiryMonth: 4,
          expiryYear: 2031,
          cardholderName: 'Rosalind Hale',
          purpose: null,
          description: `Card ${index}`,
        }));
        const wanted = Promise.withResolvers<void>();
        await page.route(`**${list}`, async (route) => {
          await wanted.promise;
          await route.fulfill({ json: { success: true, data: cards } });
        });
        await page.goto('/profile');
        await page.getByRole('region', { name: 'Identity' }).waitFor();
        wanted.resolve();
        const { section } = new PaymentMethodForm(page);
        const content =
          count === 0
            ? section.getByText('No payment methods on file')
            : section.getByRole('article');
        await content.first().waitFor();
        await page.getByText('No documents on file').waitFor();
        expect(await layoutShift(page), `${count} cards`).toBeLessThan(MAX_LAYOUT_SHIFT);
        await page.unroute(`**${list}`);
      }
    });
  });
}

test('cards, question and both steps are accessible', async ({ page }) => {
  const form = new PaymentMethodForm(page);
  await form.open();
  await expectAccessibleEverywhere(page);
  await form.fillCard(visa!, 'For travel');
  await form.button('Next').click();
  await form.fillAddress();
  await expectAccessibleEverywhere(page);
  await form.button('Add Card').click();
  await expect(form.saved('For travel')).toBeVisible();
  await expect(form.dialog).toBeHidden();
  await expectAccessibleEverywhere(page);
  await form.section.getByRole('button', { name: 'Delete Visa •••• 4242' }).click();
  await page.getByRole('alertdialog').waitFor();
  await expectAccessibleEverywhere(page);
});

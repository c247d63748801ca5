import { PaymentMethodForm, testCards } from '../support/paymentMethodForm.ts';
import { expect } from '../support/test.ts';
import { test } from './noPaymentMethods.ts';

const [visa] = testCards;

test('web/payment-methods-11: a number is pasted with spaces and dashes, and edited at the caret', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = new PaymentMethodForm(page);
  await form.open();
  const number = form.field('Card number');
  for (const pasted of ['4111-1111 1111 1111', ' 4111 - 1111 - 1111 - 1111 ']) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    await number.fill('');
    await number.press('Control+V');
    await expect(number).toHaveValue('4111 1111 1111 1111');
  }
  await number.press('Home');
  for (let step = 0; step < 7; step += 1) await number.press('ArrowRight');
  await number.press('Backspace');
  await number.press('9');
  await expect(number).toHaveValue('4111 1911 1111 1111');
  await number.press('8');
  // The field is full: further digits are ignored.
  await expect(number).toHaveValue('4111 1911 1111 1111');
  await number.press('Delete');
  await number.press('7');
  await expect(number).toHaveValue('4111 1971 1111 1111');
});

test('web/payment-methods-11, web/payment-methods-12: what is typed as an expiry becomes one, and an expired card is hinted at', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = new PaymentMethodForm(page);
  await form.open();
  const expiry = form.field('Expiry date');
  for (const [typed, shown] of [
    ['1330', '12/30'],
    ['13/30', '12/30'],
    ['0030', '01/30'],
    ['5/31', '05/31'],
    ['05312', '05/31'],
  ] as const) {
    await expiry.fill('');
    await expiry.pressSequentially(typed);
    await expect(expiry).toHaveValue(shown);
  }
  for (const [pasted, shown] of [
    ['4/2031', '04/31'],
    ['2031-05', '05/31'],
    ['May 2032', ''],
  ] as const) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    await expiry.fill('');
    await expiry.press('Control+V');
    await expect(expiry).toHaveValue(shown);
  }
  await form.fillCard(visa!, 'Old');
  await form.field('Card number').fill('4242 4242 4242 4243');
  await expiry.fill('0120');
  await expect(form.dialog).toContainText('This card seems to have expired.');
  await expect(form.dialog).toContainText('Please check this number. A digit may be mistyped.');
  await form.button('Next').click();
  await form.fillAddress();
  await form.button('Add Card').click();
  await expect(form.saved('Old').getByText('Expired', { exact: true })).toBeVisible();
});

import { memberCall } from '../support/memberCall.ts';
import { PaymentMethodForm, testCards } from '../support/paymentMethodForm.ts';
import { expect } from '../support/test.ts';
import { list, test } from './noPaymentMethods.ts';

const [visa, mastercard, , amex] = testCards;
const added = 'Card added successfully!';

test(
  'web/payment-methods-13, web/payment-methods-18: a card of each brand is added, and a reload shows its last four digits alone',
  { tag: '@core' },
  async ({ page, club, memberState }) => {
    const form = new PaymentMethodForm(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    for (const card of testCards) {
      await form.open();
      await form.fillAll(card, `For ${card.brand}`);
      await form.button('Add Card').click();
      await expect(page.getByRole('status').getByText(added)).toBeVisible();
      await expect(form.dialog).toBeHidden();
      await page.getByRole('button', { name: 'Dismiss' }).click();
      const name = `${card.brand} •••• ${card.number.slice(-4)}`;
      const saved = form.saved(`For ${card.brand}`);
      await expect(saved.getByRole('heading', { name })).toBeVisible();
    }

    await page.reload();
    for (const { brand } of testCards) {
      await expect(form.saved(`For ${brand}`)).toContainText('Expires 05/31');
      await expect(form.saved(`For ${brand}`)).toContainText('Rosalind Hale');
    }
    const stored = await page.evaluate(() =>
      JSON.stringify([
        document.documentElement.outerHTML,
        location.href,
        Object.entries(localStorage),
        Object.entries(sessionStorage),
      ]),
    );
    const { body } = await memberCall(club, memberState, 'GET', list);
    for (const { number, code } of testCards) {
      for (const text of [stored, body, sent.join(' ')]) {
        expect(text.replaceAll(/(?<=\d)\s(?=\d)/g, '')).not.toContain(number.slice(0, -4));
      }
      expect(body).not.toMatch(new RegExp(`"cvv"|"${code}"`));
    }
  },
);

test('web/payment-methods-10: a double click or a held Enter leads to the second step, and sends nothing', async ({
  page,
}) => {
  const form = new PaymentMethodForm(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(list)) sent.push(request.url());
  });
  await form.open();
  await form.fillCard(visa!, 'Seen before it is sent');
  await form.button('Next').dblclick();
  await expect(form.field('Street')).toBeFocused();
  await form.fillAddress();
  await form.button('Back').dblclick();
  await expect(form.field('Card name')).toBeFocused();
  await form.button('Next').dblclick();
  await expect(form.field('Street')).toBeFocused();
  await form.button('Back').click();
  await expect(form.field('Card name')).toBeFocused();
  // Pressing a key that is already down makes it repeat.
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(form.field('Street')).toBeFocused();
  await expect(form.button('Add Card')).toBeEnabled();
  expect(sent).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(form.saved('Seen before it is sent')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('web/payment-methods-14, web/payment-methods-15: a failure names the field, and nothing typed is lost', async ({
  page,
}) => {
  const form = new PaymentMethodForm(page);
  await form.open();
  await form.fillAll(amex!, 'Household');
  // The form itself refuses such a name, so the server receives it from here.
  await page.route(
    `**${list}`,
    (route) => {
      const body = route.request().postDataJSON() as object;
      return route.continue({ postData: { ...body, description: `My ${visa!.number}` } });
    },
    { times: 1 },
  );
  await form.button('Add Card').click();
  const name = form.field('Card name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('Card name must not hold a card number.');
  await expect(form.field('Card number')).toHaveValue('3782 8224 6310 005');
  await expect(form.field('Security code')).toHaveValue(amex!.code);
  await name.fill('Family');
  await form.button('Next').click();
  await expect(form.field('Postal code')).toHaveValue('W1 1AA');
  await form.button('Add Card').click();
  await expect(form.saved('Family')).toBeVisible();
});

test('web/payment-methods-14: without a network a failure is said, and a second try adds the card once', async ({
  page,
}) => {
  const form = new PaymentMethodForm(page);
  await form.open();
  await form.fillAll(visa!, 'Once');
  // The server stores the card, but its response is lost. The list that is loaded next arrives.
  await page.route(`**${list}`, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await form.button('Add Card').click();
  await expect(form.dialog.getByRole('alert')).toContainText('Failed to add card.');
  await page.unroute(`**${list}`);
  await form.button('Add Card').click();
  await expect(form.dialog).toBeHidden();
  await expect(form.saved('Once')).toHaveCount(1);
  await page.reload();
  await expect(form.saved('Once')).toHaveCount(1);
});

test('web/payment-methods-13: a new preferred card takes the mark from the former', async ({
  page,
}) => {
  const form = new PaymentMethodForm(page);
  for (const [card, name] of [
    [visa!, 'First'],
    [mastercard!, 'Second'],
  ] as const) {
    await form.open();
    await form.fillCard(card, name);
    await form.dialog.getByRole('checkbox', { name: 'Set as preferred payment method' }).check();
    await form.button('Next').click();
    await form.fillAddress();
    await form.button('Add Card').click();
    await expect(form.saved(name).getByText('Preferred')).toBeVisible();
    await expect(form.dialog).toBeHidden();
  }
  const order = () => form.section.getByRole('article').allInnerTexts();
  await expect(form.section.getByText('Preferred')).toHaveCount(1);
  const shown = await order();
  expect(shown[0]).toContain('Second');
  await page.reload();
  await expect(form.saved('First')).toBeVisible();
  expect(await order()).toEqual(shown);
});

test('web/payment-methods-6: the form is not loaded before it is opened', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/profile');
  const form = new PaymentMethodForm(page);
  await expect(form.section).toContainText('No payment methods on file');
  expect(scripts.filter((path) => path.includes('AddPaymentMethodDialog'))).toEqual([]);
  await form.section.getByRole('button', { name: 'Add Card' }).click();
  await form.dialog.waitFor();
  expect(scripts.some((path) => path.includes('AddPaymentMethodDialog'))).toBe(true);
});

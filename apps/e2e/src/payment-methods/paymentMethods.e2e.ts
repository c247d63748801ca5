import { layoutShift, MAX_LAYOUT_SHIFT, watchLayout } from '../support/layout.ts';
import { expectAccessibleEverywhere, widths } from '../support/sweep.ts';
import { PaymentMethodForm, testCards } from '../support/paymentMethodForm.ts';
import { chooseByKeyboard, tabTo } from '../support/keyboard.ts';
import { memberCall } from '../support/memberCall.ts';
import { expect, memberTest as test } from '../support/test.ts';

const list = '/api/profile/payment-methods';
const [visa, mastercard, , amex] = testCards;
const question = 'Are you sure you want to delete this card?';
const added = 'Card added successfully!';

/** Returns the IDs of the member's cards, each with the member's name for it. */
const cardIds = (body: string): readonly { id: string; description: string }[] =>
  JSON.parse(body).data;

test.beforeEach(async ({ page, club, memberState }) => {
  const { body } = await memberCall(club, memberState, 'GET', list);
  for (const { id } of cardIds(body)) {
    await memberCall(club, memberState, 'DELETE', `${list}/${id}`);
  }
  await page.goto('/profile');
});

test('WPM10, WPM13: a card of each brand is added, and a reload shows its last four digits alone', async ({
  page,
  club,
  memberState,
}) => {
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
});

test('WPM7: a double click or a held Enter leads to the second step, and sends nothing', async ({
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

test('WPM8: a number is pasted with spaces and dashes, and edited where the caret stands', async ({
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

test('WPM8, WPM9: what is typed as an expiry becomes one, and an expired card is hinted at', async ({
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

test('WPM11: a refusal names the field, and nothing typed is lost', async ({ page }) => {
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

test('WPM11: without a network a failure is said, and a second try adds the card once', async ({
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

test('WPM10: a new preferred card takes the mark from the former', async ({ page }) => {
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

test('WPM3, WPM4: a card is deleted after a question, and only then', async ({ page }) => {
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
  expect((await callAsOther('GET', list)).body).not.toContain(mine!.id);
  expect((await callAsOther('DELETE', `${list}/${mine!.id}`)).status).toBe(404);
  await other.goto('/profile');
  await expect(new PaymentMethodForm(other).section).toContainText('No payment methods on file');
  await context.close();

  await page.reload();
  await expect(form.saved('My own')).toBeVisible();
});

test('WPM7, WPM12: the whole way by keyboard', async ({ page }) => {
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

test('WPM6: the form is not loaded before it is opened', async ({ page }) => {
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

for (const width of widths) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('WPM2, WPF5: nothing moves when no, one or 20 cards come late', async ({ page }) => {
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

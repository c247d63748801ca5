import { sampleId } from '@parlour/sample-club';
import { people } from '../support/club.ts';
import { requestInputs, RequestForm } from '../support/requestForm.ts';
import { expectAccessibleEverywhere } from '../support/sweep.ts';
import { expect, memberTest as test } from '../support/test.ts';

test("a request of each type reaches the staff's mailbox, and the member gets a confirmation", async ({
  page,
  club,
}) => {
  await page.goto('/dashboard');
  const form = new RequestForm(page);
  for (const request of requestInputs) {
    const subject = `Please arrange: ${request.label}`;
    await form.open();
    await expect(form.submitButton).toBeDisabled();
    await form.fill(request, subject);
    await form.submitButton.click();

    const success = page
      .getByRole('status')
      .filter({ hasText: 'Your request has been submitted successfully!' });
    await expect(success).toContainText('We will follow up via email.');
    await success.getByRole('button', { name: 'Dismiss' }).click();
    await expect(form.dialog).toBeHidden();

    const toStaff = await club.mailbox.waitFor(people.staff, (mail) =>
      (mail.subject ?? '').includes(subject),
    );
    expect(toStaff.replyTo?.[0]?.address).toBe(people.member);
    for (const value of Object.values(request.chosen)) expect(toStaff.text).toContain(value);
    expect(toStaff.html).toContain('<');
    await club.mailbox.waitFor(people.member, (mail) => (mail.text ?? '').includes(subject));
  }
});

test('the success notification closes by itself and the form with it', async ({ page }) => {
  await page.goto('/dashboard');
  const form = new RequestForm(page);
  await form.open();
  await form.chooseType('Other');
  await form.type('Subject', 'An umbrella');
  await form.type('Description of your request', 'It was left at the opera.');
  await form.submitButton.click();
  await expect(page.getByText('Success!')).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(page.getByText('Success!')).toBeHidden();
  await expect(form.dialog).toBeHidden();
});

test('changing the type keeps the subject and drops the rest', async ({ page }) => {
  await page.goto('/dashboard');
  const form = new RequestForm(page);
  await form.open();
  await form.chooseType('Gifting');
  await form.type('Subject', 'For Edith');
  await form.type('Recipient name', 'Edith');
  await form.chooseType('Hotel Reservation');
  await form.chooseType('Gifting');
  await expect(form.field('Subject')).toHaveValue('For Edith');
  await expect(form.field('Recipient name')).toHaveValue('');
});

test('web/requests-7: a click on the backdrop closes and resets the form, and Undo brings it back', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const form = new RequestForm(page);
  await form.open();
  await form.type('Subject', 'Something half written');
  await page.mouse.click(5, 5);
  await expect(form.dialog).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(form.field('Subject')).toHaveValue('Something half written');
});

for (const width of [360, 1440]) {
  test(`web/requests-12: Back closes the form first, at ${width} px, and Undo brings it back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const guide = `/destination-guides/${sampleId('destination', 'paris-le-marais')}`;
    await page.goto(guide);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Table Chevreuil', exact: true }).click();
    const title = page.getByRole('heading', { level: 1, name: 'Table Chevreuil' });
    await title.waitFor();
    const vendor = page.url();
    await main.getByRole('button', { name: 'Request assistance' }).click();
    const form = new RequestForm(page);
    await form.type('Additional notes', 'A quiet table');
    await page.goBack();
    await expect(form.dialog).toBeHidden();
    await expect(title).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(form.field('Additional notes')).toHaveValue('A quiet table');
    await page.goBack();
    await expect(form.dialog).toBeHidden();
    await expect(page).toHaveURL(vendor);
    await page.goBack();
    await expect(page).toHaveURL(guide);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

test('web/requests-11: a closed list shows at most eight rows', async ({ page }) => {
  await page.goto('/dashboard');
  const form = new RequestForm(page);
  await form.open();
  await form.chooseType('Gifting');
  await form.dialog.getByRole('combobox', { name: 'Occasion' }).click();
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option')).toHaveCount(11);
  const box = await list.boundingBox();
  expect(box?.height ?? Infinity).toBeLessThanOrEqual(340);
  await expect(list.getByRole('option').nth(8)).not.toBeInViewport({ ratio: 0.9 });
});

test('the request form is accessible', async ({ page }) => {
  await page.goto('/dashboard');
  const form = new RequestForm(page);
  await form.open();
  await form.chooseType('Hotel Reservation');
  await expectAccessibleEverywhere(page);
});

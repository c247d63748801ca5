import { RequestForm } from '../support/requestForm.ts';
import { validFiles } from '../support/documentFiles.ts';
import { expectAccessibleEverywhere } from '../support/sweep.ts';
import { expect, memberTest as test } from '../support/test.ts';
import type { Page } from '@playwright/test';

/** Sends a request and opens its page by the line after the confirmation. */
const sendAndOpen = async (page: Page, subject: string) => {
  await page.goto('/dashboard');
  const form = new RequestForm(page);
  await form.open();
  await form.chooseType('Other');
  await form.type('Subject', subject);
  await form.type('Description of your request', 'It was left at the opera.');
  await form.submitButton.click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'See It' }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
};

test(
  'web/requests-17, web/own-requests-1, web/own-requests-9, web/own-requests-10: a sent request is listed, and a message about it survives a reload',
  { tag: '@core' },
  async ({ page }) => {
    await sendAndOpen(page, 'A green umbrella');
    const message = page.getByLabel('Message', { exact: true });
    await message.fill('It has a wooden handle.');
    await page.reload();
    await expect(message).toHaveValue('It has a wooden handle.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    const thread = page.getByRole('region', { name: 'Conversation' });
    await expect(thread.getByText('It has a wooden handle.')).toBeVisible();
    await expect(message).toHaveValue('');
    await expectAccessibleEverywhere(page);
    await page.getByRole('main').getByRole('link', { name: 'My Requests' }).click();
    const open = page.getByRole('region', { name: 'Open' });
    await expect(open.getByRole('link', { name: 'A green umbrella' })).toBeVisible();
    await expectAccessibleEverywhere(page);
  },
);

test('web/app/session-12: a message written in one tab appears in another without a reload', async ({
  page,
  context,
}) => {
  await sendAndOpen(page, 'A blue umbrella');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1, name: 'A blue umbrella' })).toBeVisible();
  // One stream serves both tabs.
  const locks = () =>
    other.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name));
  await expect.poll(locks).toHaveLength(1);
  await page.getByLabel('Message', { exact: true }).fill('It has a silver handle.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const thread = other.getByRole('region', { name: 'Conversation' });
  await expect(thread.getByText('It has a silver handle.')).toBeVisible();
});

test('web/own-requests-8, web/own-requests-11: a file is added to a message, and shown in the thread', async ({
  page,
}) => {
  await sendAndOpen(page, 'A blue umbrella');
  await page.getByLabel(/^Add a photograph/).setInputFiles(validFiles.png);
  await expect(page.getByRole('list', { name: 'Added files' })).toContainText(validFiles.png.name);
  await page.getByLabel('Message', { exact: true }).fill('It looks like this.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const thread = page.getByRole('region', { name: 'Conversation' });
  await thread.getByRole('button', { name: `View ${validFiles.png.name}` }).click();
  await expect(thread.getByRole('img', { name: validFiles.png.name })).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('web/own-requests-1, web/own-requests-13: a canceled request is among the past ones', async ({
  page,
}) => {
  await sendAndOpen(page, 'A red umbrella');
  await page.getByRole('button', { name: 'Cancel This Request' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel Request' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel This Request' })).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'My Requests' }).click();
  const past = page.getByRole('region', { name: 'Past' });
  await expect(past.getByRole('link', { name: 'A red umbrella' })).toBeVisible();
});

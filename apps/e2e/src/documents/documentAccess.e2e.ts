import { validFiles, wrongFiles } from '../support/documentFiles.ts';
import { DocumentForm } from '../support/documentForm.ts';
import { chooseByKeyboard, tabTo, untilFocusIn } from '../support/keyboard.ts';
import { memberCall } from '../support/memberCall.ts';
import { expectAccessibleEverywhere } from '../support/sweep.ts';
import { expect, memberTest as test } from '../support/test.ts';

const wrongKind = { ...wrongFiles.program, name: 'setup.exe' };

test('another member can neither see nor delete a document', async ({
  page,
  browser,
  club,
  memberState,
  secondMemberState,
}) => {
  await page.goto('/profile');
  const form = new DocumentForm(page);
  const path = `/api/profile/documents/${await form.upload('Mine alone', validFiles.pdf)}`;
  expect((await memberCall(club, memberState, 'GET', `${path}/preview`)).status).toBe(200);

  const context = await browser.newContext({ storageState: secondMemberState });
  const other = await context.newPage();
  const callAsOther = async (method: string, called: string) =>
    (await memberCall(club, secondMemberState, method, called)).status;
  expect(await callAsOther('GET', '/api/profile/documents')).toBe(200);
  expect(await callAsOther('GET', `${path}/preview`)).toBe(404);
  expect(await callAsOther('DELETE', path)).toBe(404);
  await other.goto('/profile');
  await expect(new DocumentForm(other).section.getByText('No documents on file')).toBeVisible();
  await context.close();

  await page.reload();
  await expect(form.entry('Mine alone')).toBeVisible();
});

test('a document that was deleted elsewhere leaves the list', async ({
  page,
  club,
  memberState,
}) => {
  await page.goto('/profile');
  const form = new DocumentForm(page);
  const id = await form.upload('Gone soon', validFiles.png);
  const path = `/api/profile/documents/${id}`;
  const { status } = await memberCall(club, memberState, 'DELETE', path);
  expect(status).toBe(200);
  const entry = form.entry('Gone soon');
  await entry.getByRole('button', { name: 'View' }).click();
  await expect(entry.getByText('Failed to preview document. Please try again.')).toBeVisible();
  await entry.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(entry).toBeHidden();
});

test('a document is uploaded, looked at and deleted by keyboard alone', async ({ page }) => {
  // From the start: Playwright takes a moment before it notices a file chooser.
  page.on('filechooser', (chooser) => void chooser.setFiles(validFiles.jpg));
  await page.goto('/profile');
  const form = new DocumentForm(page);
  await form.section.getByRole('heading', { level: 2 }).waitFor();
  await tabTo(page, 'button', 'Upload Document');
  await page.keyboard.press('Enter');
  await untilFocusIn(form.dialog);
  await tabTo(page, 'combobox', 'Document type');
  await chooseByKeyboard(page, 'Drivers', 'Drivers License');
  await tabTo(page, 'textbox', 'Name');
  await page.keyboard.type('By keyboard');
  await tabTo(page, 'textbox', 'License number');
  await page.keyboard.type('D-1');
  await tabTo(page, 'textbox', 'Notes');
  await page.keyboard.press('Tab');
  await expect(form.field('File')).toBeFocused();
  await page.keyboard.press('Enter');
  await form.dialog.getByRole('button', { name: 'Remove scan.jpg' }).waitFor();
  await tabTo(page, 'button', 'Remove scan.jpg');
  await tabTo(page, 'button', 'Upload Document');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Document uploaded successfully!')).toBeVisible();
  await expect(form.section.getByRole('button', { name: 'Upload Document' })).toBeFocused();

  await tabTo(page, 'button', 'View By keyboard');
  await page.keyboard.press('Enter');
  await expect(form.entry('By keyboard').getByRole('img')).toBeVisible();
  await tabTo(page, 'button', 'Delete By keyboard');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this document?',
  });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.entry('By keyboard')).toBeHidden();
  await expect(form.section.getByRole('button', { name: 'Upload Document' })).toBeFocused();
});

test('the documents, their previews and their form are accessible', async ({ page }) => {
  await page.goto('/profile');
  const form = new DocumentForm(page);
  for (const extension of ['png', 'docx'] as const) {
    const title = `Accessible ${extension}`;
    await form.upload(title, validFiles[extension]);
    await form.entry(title).getByRole('button', { name: 'View' }).click();
    await form.entry(title).getByRole('button', { name: 'Hide' }).waitFor();
  }
  await expectAccessibleEverywhere(page);
  await form.open();
  await form.fill('Accessible', wrongKind, 'Passport');
  await expectAccessibleEverywhere(page);
});

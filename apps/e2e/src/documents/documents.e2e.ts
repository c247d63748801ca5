import { isInView } from '../support/accessibility.ts';
import { largePdf, validFiles, wrongFiles } from '../support/documentFiles.ts';
import { DocumentForm } from '../support/documentForm.ts';
import { expect, memberTest as test } from '../support/test.ts';

const numbers = { 'Drivers License': 'License number', Passport: 'Passport number' } as const;

for (const type of ['Drivers License', 'Passport', 'Other Document'] as const) {
  const tag = type === 'Passport' ? '@core' : [];
  test(
    `a document of the type ${type} is stored, appended, and its number is nowhere`,
    { tag },
    async ({ page }) => {
      await page.goto('/profile');
      const form = new DocumentForm(page);
      await form.open();
      await expect(form.submitButton).toBeDisabled();
      await form.fill(`My ${type}`, validFiles.pdf, type);
      const number = 'N-4711-0815';
      if (type !== 'Other Document') {
        await expect(form.submitButton).toBeDisabled();
        await form.field(numbers[type]).fill(number);
      }
      await form.field('Expiration date').fill('2031-05-04');
      await form.field('Country').fill('Portugal');
      await form.field('Notes').fill('To be renewed.');
      await form.submitButton.click();

      await expect(page.getByText('Document uploaded successfully!')).toBeVisible();
      await expect(form.dialog).toBeHidden();
      for (const isReloaded of [false, true]) {
        if (isReloaded) await page.reload();
        const last = form.section.getByRole('listitem').last();
        await expect(last.getByRole('heading')).toHaveText(`My ${type}`);
        await expect(last).toContainText('Expiration date: May 4, 2031');
        await expect(last).toContainText('Country: Portugal');
        await expect(last).toContainText('Notes: To be renewed.');
        if (type !== 'Other Document') await expect(last).toContainText(`${numbers[type]}: ••••••`);
        expect(await page.content()).not.toContain(number);
        const stored = await page.evaluate(() =>
          JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
        );
        expect(stored).not.toContain(number);
      }
    },
  );
}

test('a picture of each kind is stored and shown', async ({ page }) => {
  await page.goto('/profile');
  const form = new DocumentForm(page);
  for (const extension of ['png', 'jpg', 'jpeg', 'heic'] as const) {
    const title = `Scan ${extension}`;
    await form.upload(title, validFiles[extension]);
    const entry = form.entry(title);
    await entry.getByRole('button', { name: `View ${title}` }).click();
    const picture = entry.getByRole('img', { name: title });
    await expect(picture).toBeVisible();
    await expect(picture).toHaveJSProperty('naturalWidth', 48);
    const url = await picture.getAttribute('src');
    expect(url).toMatch(/^blob:/);
    await entry.getByRole('button', { name: `Hide ${title}` }).click();
    await expect(picture).toBeHidden();
    // The browser no longer holds the file in memory.
    const isGone = () =>
      page.evaluate(
        (source) =>
          new Promise((resolve) => {
            const image = new Image();
            image.addEventListener('load', () => resolve(false));
            image.addEventListener('error', () => resolve(true));
            image.src = source;
          }),
        url ?? '',
      );
    await expect.poll(isGone).toBe(true);
  }
});

test('a Word file of each kind is stored, and saved as it was', async ({ page }) => {
  await page.goto('/profile');
  const form = new DocumentForm(page);
  for (const extension of ['doc', 'docx'] as const) {
    const title = `Letter ${extension}`;
    await form.upload(title, validFiles[extension]);
    const entry = form.entry(title);
    await entry.getByRole('button', { name: `View ${title}` }).click();
    const saving = page.waitForEvent('download');
    await entry.getByRole('link', { name: `Download ${title}.${extension}` }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe(`${title}.${extension}`);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk);
    expect(Buffer.concat(chunks).equals(validFiles[extension].buffer)).toBe(true);
  }
});

test('a picture named .pdf is kept as the picture that it is', async ({ page }) => {
  await page.goto('/profile');
  const form = new DocumentForm(page);
  await form.upload('Wrong name', wrongFiles.picture);
  const entry = form.entry('Wrong name');
  await entry.getByRole('button', { name: 'View Wrong name' }).click();
  await expect(entry.getByRole('link', { name: 'Download Wrong name.png' })).toBeVisible();
});

test('a program named .pdf is refused at its field, and nothing is lost', async ({ page }) => {
  await page.goto('/profile');
  const form = new DocumentForm(page);
  await form.open();
  await form.fill('Wrong program', wrongFiles.program, 'Passport');
  await form.field('Passport number').fill('N-1');
  await form.submitButton.click();
  await expect(form.dialog.getByText(/damaged or not of a kind that is kept/)).toBeVisible();
  await expect(form.field('File')).toBeFocused();
  await expect(form.field('Name')).toHaveValue('Wrong program');
  await expect(form.field('Passport number')).toHaveValue('N-1');
  await form.field('File').setInputFiles(validFiles.pdf);
  await form.submitButton.click();
  await expect(page.getByText('Document uploaded successfully!')).toBeVisible();
});

test('a file that is too large, or of another kind, is refused before it is sent', async ({
  page,
}) => {
  await page.goto('/profile');
  const form = new DocumentForm(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await form.open();
  await form.fill('Too large', largePdf(10 * 1024 * 1024));
  await expect(form.dialog.getByText('This file is larger than 10 MB.')).toBeVisible();
  await expect(form.submitButton).toBeDisabled();
  await form.field('File').setInputFiles({ ...wrongFiles.program, name: 'setup.exe' });
  await expect(form.dialog.getByText(/one of these kinds/)).toBeVisible();
  expect(sent).toEqual([]);
});

test('why a file was not taken is seen, though the form was scrolled to its end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/profile');
  const form = new DocumentForm(page);
  await form.open();
  await form.choose('Passport');
  const file = form.field('File');
  await file.focus();
  await file.setInputFiles({ ...wrongFiles.program, name: 'setup.exe' });
  await expect.poll(() => isInView(form.dialog.getByText(/one of these kinds/))).toBe(true);
});

for (const typed of ['0231', '02312031']) {
  test(`web/documents-25: an expiration date typed as ${typed} is not dropped, but to be mended`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/profile');
    const form = new DocumentForm(page);
    await form.open();
    await form.fill(`Until ${typed}`, validFiles.pdf);
    const date = form.field('Expiration date');
    await date.focus();
    await page.keyboard.type(typed);
    await form.submitButton.click();
    const message = form.dialog.getByText('Please enter a whole date that exists.');
    await expect.poll(() => isInView(message)).toBe(true);
    await expect(date).toBeFocused();

    await page.keyboard.type('02282031');
    await expect(date).toHaveValue('2031-02-28');
    await expect(message).toBeHidden();
    await form.submitButton.click();
    await expect(form.entry(`Until ${typed}`)).toContainText('Expiration date: February 28, 2031');
  });
}

test('a file is dropped onto the form; beside it, the page stays', async ({ page }) => {
  await page.goto('/profile');
  const form = new DocumentForm(page);
  await form.open();
  await form.choose('Other Document');
  await form.field('Name').fill('Dropped');
  const files = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
    data.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }));
    return data;
  }, validFiles.png.buffer.toString('base64'));
  await form.field('Name').dispatchEvent('drop', { dataTransfer: files });
  await expect(form.field('Name')).toHaveValue('Dropped');
  await form.field('File').dispatchEvent('dragover', { dataTransfer: files });
  await form.field('File').dispatchEvent('drop', { dataTransfer: files });
  await expect(form.dialog.getByRole('button', { name: 'Remove dropped.png' })).toBeVisible();
  await form.submitButton.click();
  await expect(form.entry('Dropped')).toBeVisible();
});

test('the bar shows how far a slow upload has come, and canceling it loses nothing', async ({
  page,
}) => {
  await page.goto('/profile');
  const form = new DocumentForm(page);
  await form.open();
  await form.fill('Slowly', largePdf(2_000_000));
  const network = await page.context().newCDPSession(page);
  const throttle = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await throttle(100_000);
  await form.submitButton.click();
  const bar = form.dialog.getByRole('progressbar', { name: 'Uploading large.pdf' });
  const value = () => bar.evaluate((element) => ('value' in element ? Number(element.value) : NaN));
  await expect.poll(value).toBeGreaterThan(0.05);
  const early = await value();
  await expect.poll(value).toBeGreaterThan(early);
  await expect(form.field('Name')).not.toBeEditable();
  await form.dialog.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(form.field('Name')).toHaveValue('Slowly');
  await expect(bar).toBeHidden();
  await throttle(-1);
  await form.submitButton.click();
  await expect(page.getByText('Document uploaded successfully!')).toBeVisible();
  await expect(form.entry('Slowly')).toHaveCount(1);
  await page.reload();
  await expect(form.entry('Slowly')).toHaveCount(1);
});

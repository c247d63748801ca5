import { chromiumFlags, chromiumPath } from '../support/chromium.ts';
import { validFiles } from '../support/documentFiles.ts';
import { DocumentForm } from '../support/documentForm.ts';
import { expect, memberTest as test } from '../support/test.ts';

// Only the whole browser has a viewer.
test.use({ launchOptions: { executablePath: chromiumPath(), args: chromiumFlags } });

test('a PDF is stored and shown by the browser’s own viewer, and opens in a new tab', async ({
  page,
}, { retry }) => {
  // A document of the first try is still there at the second.
  const title = `Scan pdf ${retry}`;
  await page.goto('/profile');
  const form = new DocumentForm(page);
  await form.upload(title, validFiles.pdf);
  const entry = form.entry(title);
  await entry.getByRole('button', { name: `View ${title}` }).click();
  await expect(entry.getByTitle(title)).toBeVisible();
  // Chromium's viewer is an extension, which a sandbox or a content policy would keep from loading.
  await expect
    .poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-extension://')))
    .toBe(true);
  const opened = page.waitForEvent('popup');
  await entry.getByRole('link', { name: `Open ${title} in a new tab` }).click();
  await expect(await opened).toHaveURL(/^blob:/);
});

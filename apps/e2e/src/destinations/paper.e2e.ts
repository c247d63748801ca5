import { sampleId } from '@parlour/sample-club';
import type { Page } from '@playwright/test';
import { untilHydrated } from '../support/hydration.ts';
import { referral } from '../support/referral.ts';
import { expect, test } from '../support/test.ts';

test.use({ colorScheme: 'dark' });

/** What is on paper, and its colors. */
const onPaper = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.body.children].filter(
      (child) => getComputedStyle(child).display !== 'none',
    );
    return {
      titles: shown.flatMap((child) => child.querySelector('h1')?.textContent ?? []),
      others: shown.flatMap((child) => [...child.querySelectorAll('img, svg, a, button, canvas')]),
      ink: getComputedStyle(shown[0] ?? document.body).color,
      paper: getComputedStyle(document.body).backgroundColor,
    };
  });

const printedPages = async (page: Page) => {
  const pdf = await page.pdf({ format: 'A4' });
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
};

test('core/paper-1, core/paper-6, core/paper-8, core/paper-9: Mayfair is on two pages of A4 at most, in dark ink on white', async ({
  page,
}) => {
  await page.goto(`/destination-guides/${sampleId('destination', 'london-mayfair')}${referral}`);
  await untilHydrated(page);
  // The sheet's code loads once the page is idle. Until then, the page itself is printed.
  await expect.poll(() => printedPages(page)).toBeLessThanOrEqual(2);
  expect(await printedPages(page)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  const expected = { titles: ['Mayfair'], others: [], ink: 'rgb(29, 27, 22)' };
  expect(await onPaper(page)).toEqual({ ...expected, paper: 'rgb(255, 255, 255)' });
  const entries = page.getByRole('listitem');
  for (const entry of await entries.all()) await expect(entry).toHaveCSS('break-inside', 'avoid');
  // A second sheet, as that of a confirmation, replaces the first.
  await page.evaluate(() => document.body.append(document.body.lastElementChild!.cloneNode(true)));
  expect((await onPaper(page)).titles).toEqual(['Mayfair']);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('main')).toBeVisible();
  expect((await onPaper(page)).titles).toHaveLength(1);
});

test('core/paper-11: a page that is printed before its sheet is there has no menu, buttons or footer', async ({
  page,
}) => {
  await page.route(/\/assets\/Paper-/, (route) => route.abort());
  await page.goto(`/destination-guides/${sampleId('destination', 'london-mayfair')}${referral}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const chrome of ['button', 'footer']) {
    await expect(page.locator(chrome).first()).toBeAttached();
  }
  for (const chrome of ['nav', 'button', 'footer']) {
    await expect(page.locator(chrome).filter({ visible: true })).toHaveCount(0);
  }
});

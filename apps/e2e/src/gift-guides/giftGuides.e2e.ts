import { sampleId } from '@parlour/sample-club';
import type { Page } from '@playwright/test';
import { expectAtHand } from '../support/atHand.ts';
import { people } from '../support/club.ts';
import { tabTo, untilFocusIn } from '../support/keyboard.ts';
import { referral } from '../support/referral.ts';
import { dateAfter, RequestForm } from '../support/requestForm.ts';
import { expect, memberTest, test } from '../support/test.ts';

const guide = `/gift-guides/${sampleId('guide', 'the-good-house')}`;
const bowl = `/gift-guides/products/${sampleId('gift', 'ash-glazed-serving-bowl')}`;
const candles = `/gift-guides/products/${sampleId('gift', 'twelve-rushlit-candles')}`;
const ownGuide = `/gift-guides/${sampleId('guide', 'for-rosalind-the-studio')}`;
const ownProduct = `/gift-guides/products/${sampleId('gift', 'a-pear-tree-apiece')}`;
const othersGuide = `/gift-guides/${sampleId('guide', 'for-julien-after-the-wrap')}`;
const othersProduct = `/gift-guides/products/${sampleId('gift', 'night-shoot-flask')}`;

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const side = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Gift guides' }).getByRole('button', { name });

memberTest('back and reload stay with the personal guides', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Gift Guides' }).first().click();
  await page.waitForURL('**/gift-guides');
  await expect(page.getByRole('link', { name: 'The Good House' })).toBeVisible();
  await expect(page.getByText('3 Sections')).toBeVisible();
  await side(page, 'Personal').click();
  await expect(page).toHaveURL(/\?view=personal$/);
  await expect(page.getByRole('link', { name: 'The Good House' })).toBeHidden();
  await page.getByRole('link', { name: 'For Rosalind: The Studio' }).click();
  await expect(title(page, 'For Rosalind: The Studio')).toBeVisible();
  await expect(page.getByText('1 Section', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'For Rosalind: The Studio' })).toBeVisible();
  await page.reload();
  await expect(side(page, 'Personal')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: 'For Rosalind: The Studio' })).toBeVisible();
});

memberTest('without a personal guide a member asks for one', async ({ page }) => {
  await page.route('**/api/gift-guides', async (route) => {
    const response = await route.fetch();
    const envelope = await response.json();
    await route.fulfill({
      response,
      json: { ...envelope, data: { ...envelope.data, personalizedGuides: [] } },
    });
  });
  await page.goto('/gift-guides?view=personal');
  await expect(page.getByText('Looking for a custom gift guide made just for you?')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Submit a Request' }).click();
  const form = new RequestForm(page);
  await expect(form.dialog).toHaveAccessibleName('Gifting Request');
  await expect(form.dialog.getByRole('combobox', { name: 'Request type' })).toContainText(
    'Gifting',
  );
  await expect(form.dialog.getByRole('combobox', { name: 'Budget' })).toBeVisible();
});

memberTest('from a guide to one section, to a product, and back', async ({ page }) => {
  await page.goto(guide);
  await expect(page.getByText('2 Sections', { exact: true })).toBeVisible();
  const filter = page.getByRole('group', { name: 'Section' });
  await expect(filter.getByRole('button', { name: 'All', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await filter.getByRole('button', { name: 'For the Hall' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['For the Hall']);
  await filter.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'For the Table',
    'For the Hall',
  ]);
  await page.getByRole('link', { name: 'Ash-Glazed Serving Bowl' }).click();
  await expect(page).toHaveURL(new RegExp(`${bowl}$`));
  await expect(page.getByText('$180 - $320')).toBeVisible();
  const website = page.getByRole('definition').getByRole('link');
  await expect(website).toHaveAttribute('href', 'https://kilnandorchard.example/serving-bowl');
  await expect(website).toHaveAttribute('target', '_blank');
  await page.getByRole('link', { name: 'Back to Guide' }).click();
  await expect(page).toHaveURL(new RegExp(`${guide}$`));
  await expect(title(page, 'The Good House')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

memberTest('empty sections, and a guide without any, say so', async ({ page }) => {
  await page.goto(`/gift-guides/${sampleId('guide', 'the-long-flight')}`);
  await expect(page.getByText('No items in this section yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Still Being Chosen' }).click();
  await expect(page.getByText('No items found in the selected section.')).toBeVisible();
  await page.goto(`/gift-guides/${sampleId('guide', 'weddings-in-preparation')}`);
  await expect(page.getByText("This gift guide doesn't have any sections yet.")).toBeVisible();
});

memberTest('a gift without a price has one on request', async ({ page }) => {
  await page.goto(`/gift-guides/products/${sampleId('gift', 'private-recital-for-twelve')}`);
  await expect(page.getByText('Price available upon request')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Guide' })).toBeHidden();
});

memberTest('a request for a gift reaches the staff with its name', async ({ page, club }) => {
  const subject = 'Gifting - Ash-Glazed Serving Bowl';
  await page.goto(bowl);
  await expectAtHand(page, page.getByRole('button', { name: 'Request This Gift' }));
  await page.getByRole('button', { name: 'Request This Gift' }).click();
  const form = new RequestForm(page);
  await expect(form.dialog).toHaveAccessibleName('Gifting Request');
  await expect(form.dialog.getByText('(Auto-selected)')).toBeVisible();
  await expect(form.dialog.getByText('(Auto-generated)')).toBeVisible();
  await expect(form.field('Subject')).toHaveValue(subject);
  await expect(form.field('Subject')).toBeDisabled();
  await expect(form.dialog.getByRole('combobox', { name: 'Request type' })).toBeDisabled();
  await form.type('Recipient name', 'Aunt Edith');
  await form.choose('Occasion', 'Thank You');
  await expect(form.submitButton).toBeDisabled();
  await form.type('Delivery date', dateAfter(12));

  const sent = page.waitForRequest('**/api/requests');
  await form.submitButton.click();
  await expect(page.getByText('Your request has been submitted successfully!')).toBeVisible();
  const body: unknown = (await sent).postDataJSON();
  expect(body).toMatchObject({ requestType: 'Gift', subject });
  expect(body).not.toHaveProperty('vendorId');
  const toStaff = await club.mailbox.waitFor(people.staff, (mail) =>
    (mail.subject ?? '').includes(subject),
  );
  expect(toStaff.text).toContain('Aunt Edith');
  await club.mailbox.waitFor(people.member, (mail) => (mail.text ?? '').includes(subject));
});

memberTest('by keyboard alone: a section, a gift, the request form, and back', async ({ page }) => {
  await page.goto(guide);
  await title(page, 'The Good House').waitFor();
  await tabTo(page, 'button', 'For the Hall');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['For the Hall']);
  await tabTo(page, 'link', 'Peonies for a Month');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Peonies for a Month')).toBeFocused();
  await page.keyboard.press('Tab');
  const request = page.getByRole('button', { name: 'Request This Gift' });
  await expect(request).toBeFocused();
  await page.keyboard.press('Enter');
  const form = new RequestForm(page);
  await untilFocusIn(form.dialog);
  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();
  await expect(request).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Share link' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Save Peonies for a Month' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Back to Guide' })).toBeFocused();
});

const unknownPages = [
  ['/gift-guides/no-such-guide', 'Gift guide not found'],
  ['/gift-guides/a%2Fb%3Cscript%3E', 'Gift guide not found'],
  [othersGuide, 'Gift guide not found'],
  ['/gift-guides/products/no-such-gift', 'Gift Item Not Found'],
  [othersProduct, 'Gift Item Not Found'],
] as const;

memberTest(
  'unknown gifts, and those of other members, are not found, and lead back',
  async ({ page }) => {
    for (const [path, name] of unknownPages) {
      await page.goto(path);
      await expect(title(page, name), path).toBeVisible();
      await page.getByRole('link', { name: 'Back to Gift Guides' }).click();
      await expect(page, path).toHaveURL(/\/gift-guides$/);
      await expect(page.getByRole('link', { name: 'The Good House' }), path).toBeVisible();
    }
  },
);

test('a visitor reads a shared guide and its gifts, and asks for one by signing in', async ({
  page,
}) => {
  await page.goto(guide + referral);
  await expect(title(page, 'The Good House')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Become a Member' })).toHaveAttribute(
    'target',
    '_blank',
  );
  await page.getByRole('link', { name: 'Twelve Rushlit Candles' }).click();
  await page.waitForURL(`**${candles}${referral}`);
  await expect(page.getByText('£64')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Guide' })).toBeHidden();
  await page.getByRole('button', { name: 'Request This Gift' }).click();
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => sessionStorage.getItem('post-login-path'))).toBe(
    candles + referral,
  );
});

test("a visitor finds no member's personal guide, nor what is in it", async ({ page }) => {
  await page.goto(ownGuide + referral);
  await expect(title(page, 'Gift guide not found')).toBeVisible();
  await page.goto(ownProduct + referral);
  await expect(title(page, 'Gift Item Not Found')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in here' })).toBeVisible();
});

test('without a session and a referral the gifts lead to sign in', async ({ page }) => {
  for (const path of ['/gift-guides', guide, bowl]) {
    await page.goto(path);
    await page.waitForURL('**/login');
  }
});

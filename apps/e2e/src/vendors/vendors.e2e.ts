import { sampleId } from '@parlour/sample-club';
import type { Page } from '@playwright/test';
import { people } from '../support/club.ts';
import { expectAtHand } from '../support/atHand.ts';
import { tabTo, untilFocusIn } from '../support/keyboard.ts';
import { referral } from '../support/referral.ts';
import { dateAfter, RequestForm } from '../support/requestForm.ts';
import { widths } from '../support/sweep.ts';
import { untilHydrated } from '../support/hydration.ts';
import { expect, memberTest, test as visitorTest } from '../support/test.ts';

const guide = `/destination-guides/${sampleId('destination', 'paris-le-marais')}`;
const vendor = '/vendors/table-chevreuil';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const trail = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' });
const related = (page: Page) => main(page).getByRole('region', { name: /^More Paris/ });

const openFromGuide = async (page: Page, search = '') => {
  await page.goto(guide + search);
  await untilHydrated(page);
  await main(page).getByRole('link', { name: 'Table Chevreuil', exact: true }).click();
  await title(page, 'Table Chevreuil').waitFor();
};

memberTest('a member comes from a destination and sees the way back to it', async ({ page }) => {
  await openFromGuide(page);
  await expect(page).toHaveURL(vendor);
  await expect(trail(page).getByRole('link')).toHaveText([
    'DESTINATION GUIDES',
    'PARIS',
    'LE MARAIS',
  ]);
  await page.reload();
  await expect(trail(page).getByRole('link')).toHaveCount(3);
  await trail(page).getByRole('link', { name: 'LE MARAIS' }).click();
  await expect(page).toHaveURL(guide);
});

memberTest('a related vendor is a page of its own, and Back leads back', async ({ page }) => {
  await openFromGuide(page);
  await expect(related(page).getByRole('link')).toHaveCount(3);
  const link = related(page).getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(title(page, name)).toBeFocused();
  await expect(title(page, 'Table Chevreuil')).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(trail(page).getByRole('link', { name: 'LE MARAIS' })).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Table Chevreuil')).toBeVisible();
});

memberTest(
  'web/components/detail-1, web/components/detail-2: by its URL alone a vendor is found by its slug, its button at hand',
  async ({ page }) => {
    await page.goto(vendor);
    await expect(title(page, 'Table Chevreuil')).toBeVisible();
    await expect(trail(page).getByRole('link')).toHaveText([
      'DESTINATION GUIDES',
      'PARIS',
      'LE MARAIS',
    ]);
    const facts = page.getByRole('complementary', { name: 'At a glance' });
    await expect(facts).toContainText('14 Rue Charlot');
    await expect(facts).toContainText('2 Michelin Stars');
    await expect(facts.getByRole('link').first()).toHaveAttribute('target', '_blank');
    await expect(facts.getByRole('link', { name: '+33' })).toHaveAttribute('href', /^tel:/);
    await expect(page.getByRole('region', { name: 'Map of Table Chevreuil' })).toBeAttached();
    await expect(page).toHaveTitle(/^Table Chevreuil · /);
    const button = page.getByRole('button', { name: 'Request assistance' });
    await expectAtHand(page, button);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const footer = await page.getByRole('contentinfo').boundingBox();
    const bar = await button.boundingBox();
    expect((bar?.y ?? Infinity) + (bar?.height ?? 0)).toBeLessThan(footer?.y ?? 0);
  },
);

memberTest('a vendor without coordinates has no map', async ({ page }) => {
  await page.goto('/vendors/black-robe-introductions');
  await expect(title(page, 'Black Robe Introductions')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Map of/ })).toHaveCount(0);
});

memberTest('a request about a vendor reaches the staff, who read which', async ({ page, club }) => {
  await page.goto(vendor);
  await page.getByRole('button', { name: 'Request assistance' }).click();
  const form = new RequestForm(page);
  await expect(form.dialog).toHaveAccessibleName('Dining Reservation Request');
  await expect(form.dialog).toContainText('(Auto-selected)');
  await expect(form.dialog).toContainText('(Auto-generated)');
  await expect(form.dialog.getByRole('combobox', { name: 'Request type' })).toBeDisabled();
  await expect(form.field('Subject')).toHaveValue('Dining Reservation - Table Chevreuil');
  await expect(form.field('Subject')).toBeDisabled();
  await form.type('Dining date', dateAfter(9));
  await form.type('Dining time', '20:15');
  await form.type('Number of guests', '2');
  await form.submitButton.click();
  await expect(page.getByText('Your request has been submitted successfully!')).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(form.dialog).toBeHidden();
  await expect(title(page, 'Table Chevreuil')).toBeVisible();

  const toStaff = await club.mailbox.waitFor(people.staff, (mail) =>
    (mail.subject ?? '').includes('Dining Reservation - Table Chevreuil'),
  );
  expect(toStaff.replyTo?.[0]?.address).toBe(people.member);
  expect(toStaff.text).toContain('Table Chevreuil');
  await club.mailbox.waitFor(people.member, (mail) =>
    (mail.text ?? '').includes('Dining Reservation - Table Chevreuil'),
  );
});

memberTest('the page is walked by keyboard alone', async ({ page }) => {
  await page.goto(vendor);
  await expect(related(page).getByRole('link')).toHaveCount(3);
  await tabTo(page, 'link', 'DESTINATION GUIDES');
  await tabTo(page, 'button', 'Request assistance');
  await page.keyboard.press('Enter');
  const form = new RequestForm(page);
  await untilFocusIn(form.dialog);
  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Request assistance' })).toBeFocused();
  const name = (await related(page).getByRole('link').first().textContent()) ?? '';
  await tabTo(page, 'link', name);
  await page.keyboard.press('Enter');
  await expect(title(page, name)).toBeFocused();
});

memberTest('odd slugs name no vendor', async ({ page, club }) => {
  const odd = ['nothing', '%F0%9F%8E%81', '%3Cscript%3Ealert(1)%3C%2Fscript%3E', "';--", '%25'];
  for (const slug of [...odd, 'a%2Fb', '%20', '%E0%A4%A', 'x'.repeat(300)]) {
    await page.goto(`${club.url}/vendors/${slug}`);
    await expect(title(page, 'Vendor not found'), slug).toBeVisible();
  }
  for (const slug of ['%00', '%5C..%5C..']) {
    const { status } = await fetch(`${club.url}/vendors/${slug}`);
    expect(status, slug).toBeGreaterThanOrEqual(400);
    expect(status, slug).toBeLessThan(500);
  }
  await page.getByRole('link', { name: 'Back to Destination Guides' }).click();
  await expect(page).toHaveURL('/destination-guides');
});

visitorTest('a visitor by the URL sees the city, and signs in to ask', async ({ page }) => {
  await page.goto(vendor + referral);
  await expect(main(page).getByText('PARIS', { exact: true })).toBeVisible();
  await expect(trail(page)).toHaveCount(0);
  await related(page).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/vendors/[a-z-]+\\${referral}$`));
  await expect(title(page, 'Table Chevreuil')).toBeHidden();
  await page.goBack();
  await page.getByRole('button', { name: 'Request assistance' }).click();
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => Object.values(sessionStorage))).toContain(vendor + referral);
});

visitorTest('a visitor from a destination sees that one alone, with ref', async ({ page }) => {
  await openFromGuide(page, referral);
  await expect(page).toHaveURL(vendor + referral);
  await expect(trail(page).getByRole('link')).toHaveText(['LE MARAIS']);
  await trail(page).getByRole('link').click();
  await expect(page).toHaveURL(guide + referral);
});

memberTest(
  'web/vendors-15: related vendors are in 3 columns, on a phone in one',
  async ({ page }) => {
    await page.goto(vendor);
    const cards = related(page).getByRole('listitem');
    await expect(cards).toHaveCount(3);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await cards.evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().top),
      );
      const inFirstRow = tops.filter((top) => top === tops[0]);
      expect(inFirstRow, `${width} px`).toHaveLength(width === 360 ? 1 : 3);
    }
  },
);

memberTest(
  'web/vendors-21: both columns are filled at 1440 px, and all is in one column on others',
  async ({ page }) => {
    await page.goto(vendor);
    const map = page.getByRole('region', { name: /^Map of / });
    const benefits = page.getByRole('region', { name: 'Member Benefits' });
    await expect(map).toBeVisible();
    await expect(benefits).toBeVisible();
    const boxes = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      const [facts, shown, offers] = await Promise.all(
        [page.getByRole('complementary', { name: 'At a glance' }), map, benefits].map((part) =>
          part.evaluate((element) => element.getBoundingClientRect().toJSON()),
        ),
      );
      return { facts, map: shown, offers };
    };
    const wide = await boxes(1440);
    expect(wide.map.left).toBe(wide.facts.left);
    expect(wide.map.top).toBeGreaterThan(wide.facts.bottom);
    expect(wide.offers.right).toBeLessThan(wide.map.left);
    // As much as a line or two of text differ.
    expect(Math.abs(wide.offers.bottom - wide.map.bottom)).toBeLessThan(160);
    for (const width of [768, 360]) {
      const narrow = await boxes(width);
      expect(narrow.map.left, `${width} px`).toBe(narrow.offers.left);
      expect(narrow.map.top, `${width} px`).toBeGreaterThan(narrow.offers.bottom);
    }
  },
);

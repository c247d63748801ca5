import { sampleId } from '@parlour/sample-club';
import type { Page } from '@playwright/test';
import { sidewaysScroll } from '../support/accessibility.ts';
import { chooseByKeyboard, tabTo, untilFocusIn, untilStarted } from '../support/keyboard.ts';
import { shownDashboard } from '../support/dashboard.ts';
import { dateAfter } from '../support/requestForm.ts';
import { expect, memberTest as test } from '../support/test.ts';

const HOTEL = 'Palacete das Janelas';
const EVENT = 'Stars over Agafay';
const BENEFIT = 'Two Studios in an Afternoon';
const DINNER = 'A table under the chestnut trees';

const paths = {
  home: '/dashboard',
  hotel: '/vendors/palacete-das-janelas',
  event: `/events/${sampleId('event', 'stars-over-agafay')}`,
  benefit: `/member-benefits/${sampleId('benefit', 'two-studios-in-an-afternoon')}`,
  saved: '/saved',
} as const;

/** Opens a page whose content is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilStarted(page);
}

/** Saves what the page shows by its heart. */
async function save(page: Page, name: string): Promise<void> {
  await tabTo(page, 'button', `Save ${name}`);
  await page.keyboard.press('Space');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`- button "Save ${name}" [pressed]`);
}

/** Types a date into the focused field, as its parts come. */
const typeDate = (page: Page, date: string) => {
  const [year = '', month = '', day = ''] = date.split('-');
  return page.keyboard.type(`${month}${day}${year}`);
};

/** Returns the text that is cut or beside the window, where nobody can scroll to it. */
const cutText = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const style = getComputedStyle(element);
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
      );
      // What screen readers alone read has a box of one pixel, and a summary is cut on purpose after some lines.
      const isMeant = element.clientWidth <= 1 || style.webkitLineClamp !== 'none';
      if (!hasText || isMeant || style.visibility !== 'visible' || !element.checkVisibility())
        continue;
      const hides = [style.overflowX, style.overflowY].some((each) => /hidden|clip/.test(each));
      const isTaller = element.scrollHeight > element.clientHeight + 1;
      const isWider = element.scrollWidth > element.clientWidth + 1;
      if (hides && (isTaller || isWider)) found.push(`cut: ${element.textContent}`);
    }
    return found;
  });

test('the week of a member goes by keyboard alone, and each step has its words for a screen reader', async ({
  page,
}) => {
  await open(page, paths.home);
  const next = page.getByRole('region', { name: 'Next for you' });
  await expect(next).toMatchAriaSnapshot(`
    - region "Next for you":
      - heading "Next for You" [level=2]
      - list:
        - listitem:
          - time: /\\w+ \\d+ \\w+ \\d{4}/
          - paragraph: Dining Reservation
          - heading "${DINNER}" [level=3]:
            - link "${DINNER}"
          - paragraph: /7:00 PM.*4 guests/
          - link "Change or Cancel ${DINNER}"
  `);
  await shownDashboard(page).waitFor();
  await tabTo(page, 'link', `Change or Cancel ${DINNER}`);
  await page.keyboard.press('Enter');
  const dinner = page.getByRole('region', { name: /7:00 PM/ });
  await expect(dinner).toBeFocused();
  await expect(dinner).toMatchAriaSnapshot(`
    - heading /\\w+ \\d+.*7:00 PM/ [level=2]
    - paragraph: 4 guests
    - link "Add to Calendar ${DINNER}"
    - button "Ask for Another Time"
    - button "Ask to Cancel"
  `);
  const request = page.url();
  await tabTo(page, 'button', 'Ask for Another Time');
  await page.keyboard.press('Enter');
  const message = page.getByRole('textbox', { name: 'Message', exact: true });
  await expect(message).toBeFocused();
  await expect(message).not.toHaveValue('');

  await open(page, paths.hotel);
  await save(page, HOTEL);
  await open(page, paths.event);
  await save(page, EVENT);

  await tabTo(page, 'button', 'Ask the Concierge');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog');
  await untilFocusIn(form);
  await tabTo(form, 'combobox', 'Request type');
  await chooseByKeyboard(page, 'Din', 'Dining Reservation');
  await tabTo(form, 'textbox', 'Dining date');
  await typeDate(page, dateAfter(10));
  await tabTo(form, 'textbox', 'Dining time');
  await page.keyboard.type('0800PM');
  await tabTo(form, 'spinbutton', 'Number of guests');
  await page.keyboard.type('4');
  await tabTo(form, 'button', 'Submit Request');
  await page.keyboard.press('Enter');
  await expect(form).toMatchAriaSnapshot(`
    - paragraph: /^\\w+, \\w+ \\d+(, \\d{4})?, 8:00 PM, 4 guests at .+/
    - term: Reference
    - definition:
      - link /RQ-/
    - term: Subject
    - definition: /Dining Reservation.*${EVENT}/
  `);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ask the Concierge' })).toBeFocused();

  await open(page, paths.saved);
  for (const [kind, name] of [
    ['Vendors', HOTEL],
    ['Events', EVENT],
  ] as const) {
    await expect(page.getByRole('region', { name: kind })).toMatchAriaSnapshot(`
      - article:
        - heading "${name}" [level=3]:
          - link "${name}"
        - button "Save ${name}" [pressed]
    `);
  }

  await open(page, paths.benefit);
  await tabTo(page, 'button', 'Redeem');
  await page.keyboard.press('Enter');
  const yours = page.getByRole('dialog', { name: 'It Is Yours' });
  await untilFocusIn(yours);
  await tabTo(yours, 'button', 'Done');
  await page.keyboard.press('Enter');
  await expect(yours).toBeHidden();
  await tabTo(page, 'button', 'Show at the Door');
  await page.keyboard.press('Enter');
  const door = page.getByRole('dialog', { name: 'Your Code' });
  await untilFocusIn(door);
  await expect(door).toMatchAriaSnapshot(`
    - paragraph: ${BENEFIT}
    - img "QR code"
    - paragraph: /Valid until/
  `);
  await page.keyboard.press('Escape');
  await expect(door).toBeHidden();
  await expect(page.getByRole('button', { name: /^Show at the Door/ })).toBeFocused();

  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...Object.values(paths), request]) {
    await open(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect.soft(await sidewaysScroll(page), path).toBe(0);
    expect.soft(await cutText(page), path).toEqual([]);
  }
});

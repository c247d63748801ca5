import { readFile } from 'node:fs/promises';
import { sampleId } from '@parlour/sample-club';
import type { Page } from '@playwright/test';
import { expectAtHand } from '../support/atHand.ts';
import { people } from '../support/club.ts';
import { tabTo } from '../support/keyboard.ts';
import { referral } from '../support/referral.ts';
import { expectAccessibleEverywhere } from '../support/sweep.ts';
import { expect, memberTest, test } from '../support/test.ts';

// In the sample club, the first event is always weeks ahead and the second is always past.
const upcoming = `/events/${sampleId('event', 'stars-over-agafay')}`;
const past = `/events/${sampleId('event', 'two-pianos-in-yanaka')}`;

/** Waits for the confirmation and returns its number. */
const confirmationNumber = async (page: Page): Promise<string> => {
  const words = page.getByText(/^Registration successful! Confirmation: \S+\.$/);
  await words.waitFor();
  return /Confirmation: (\S+)\./.exec((await words.textContent()) ?? '')?.[1] ?? '';
};

memberTest(
  'a member filters the events, registers from the list, finds the number on the page, and cancels it',
  { tag: '@core' },
  async ({ page, club }) => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Events', exact: true }).first().click();
    await page.waitForURL('**/events');
    const filter = page.getByRole('group', { name: 'Category' });
    await filter.getByRole('button', { name: 'Outdoors' }).click();
    await expect(page).toHaveURL(/\?category=Outdoors$/);
    await page.reload();
    await expect(filter.getByRole('button', { name: 'Outdoors' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByText('3 events to come')).toBeVisible();

    await page.getByRole('button', { name: 'Register for Stars over Agafay' }).click();
    // While it has the focus, its time does not run out. To hover waits for a still page, which a busy machine may take too long for.
    await page.getByRole('button', { name: 'Undo' }).focus();
    const number = await confirmationNumber(page);
    expect(number).toMatch(/^RG-[0-9A-Z]{10}$/);
    await page.getByRole('button', { name: 'Dismiss' }).click();

    await page.getByRole('link', { name: 'Stars over Agafay' }).click();
    await page.waitForURL(`**${upcoming}`);
    const facts = page.getByRole('complementary', { name: 'At a glance' });
    await expect(facts).toContainText(/[AP]M [A-Z][A-Za-z ]+ time/);
    await expect(facts).toContainText(`You are registered · ${number}`);
    await expect(page.getByRole('button', { name: 'Register', exact: true })).toHaveCount(0);
    await expectAtHand(page, page.getByText(`You are registered · ${number}`));
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to Calendar' }).click();
    const saved = await readFile(await (await download).path(), 'utf8');
    expect((await download).suggestedFilename()).toMatch(
      /^stars-over-agafay-\d{4}-\d\d-\d\d\.ics$/,
    );

    const email = await club.mailbox.waitFor(
      people.member,
      ({ subject, text }) =>
        subject === 'Your registration: Stars over Agafay' && (text ?? '').includes(number),
    );
    const [file] = email.attachments;
    expect(file?.mimeType).toBe('text/calendar');
    const { content = '' } = file ?? {};
    const calendar = typeof content === 'string' ? content : new TextDecoder().decode(content);
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r?\n/);
    expect(calendar).toContain('SUMMARY:Stars over Agafay');
    expect(calendar).toContain(number);
    const withoutStamp = (text: string) => text.replaceAll(/DTSTAMP.*|\r/g, '');
    expect(withoutStamp(saved)).toBe(withoutStamp(calendar));

    await page.getByRole('link', { name: 'My Bookings' }).first().click();
    await page.waitForURL('**/my-bookings');
    const registrations = page.getByRole('region', {
      name: 'Registrations and Confirmed Requests',
    });
    await expect(registrations).toContainText(number);
    await expectAccessibleEverywhere(page);
    await registrations.getByRole('button', { name: 'Cancel Stars over Agafay' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Cancel Registration' })
      .click();
    await expect(
      page.getByText('Your registration for Stars over Agafay is canceled.'),
    ).toBeVisible();
    await expect(registrations).not.toContainText(number);
    await club.mailbox.waitFor(
      people.staff,
      ({ subject }) => subject === 'Registration canceled: Stars over Agafay, Rosalind Hale',
    );
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Bookings');
    await expect(registrations).not.toContainText(number);
  },
);

memberTest('past events are folded away and can not be registered for', async ({ page }) => {
  await page.goto('/events?category=Music');
  const link = page.getByRole('link', { name: 'Two Pianos in Yanaka' });
  await expect(page.getByRole('link', { name: 'Supper and Fado' })).toBeVisible();
  await expect(link).toBeHidden();
  await page.getByText('1 past event').click();
  await link.click();
  await page.waitForURL(`**${past}`);
  await expect(page.getByText('This event has taken place.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Register' })).toHaveCount(0);
});

memberTest('a failed registration says so and leaves the page', async ({ page }) => {
  await page.route('**/api/events/*/register', (route) => route.abort());
  await page.goto(upcoming);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Registration failed. Please try again.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stars over Agafay');
});

memberTest('a member registers and unfolds past events by keyboard alone', async ({ page }) => {
  await page.goto('/events?category=Talks');
  await tabTo(page, 'button', 'Register for Night Train of Ideas');
  await page.keyboard.press('Enter');
  await confirmationNumber(page);
  // Past the notification and the other upcoming event to the collapsed past ones.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByText('1 past event')).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Letters Cut in Shellac' })).toBeVisible();
});

memberTest('a member undoes a registration from the list by keyboard', async ({ page }) => {
  await page.goto('/events?category=Food+%26+Wine');
  const button = page.getByRole('button', { name: /^Register for/ }).first();
  const name = ((await button.textContent()) ?? '').trim();
  await button.focus();
  await page.keyboard.press('Enter');
  const number = await confirmationNumber(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Your registration for .* is canceled\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name })).toBeFocused();
  await page.goto('/my-bookings');
  await expect(page.getByRole('region', { name: 'Codes' })).toBeVisible();
  await expect(page.getByText(number)).toHaveCount(0);
});

memberTest('an unknown event says so, and leads back', async ({ page }) => {
  await page.goto('/events/no-such-event');
  await expect(page.getByRole('heading', { name: 'Event Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Events' }).click();
  await page.waitForURL('**/events');
});

test('a visitor reads a shared event, and signs in to register', async ({ page }) => {
  await page.goto(upcoming + referral);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stars over Agafay');
  await expect(page.getByRole('link', { name: 'Become a Member' })).toHaveAttribute(
    'target',
    '_blank',
  );
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/login');
});

test('the list of events is for members', async ({ page }) => {
  await page.goto('/events');
  await page.waitForURL('**/login');
});

const registerButton = (page: Page) => page.getByRole('button', { name: /^Register/ }).first();

for (const path of ['/events', upcoming]) {
  memberTest(`${path} is accessible once a member has registered`, async ({ page }) => {
    await page.goto(path);
    await registerButton(page).click();
    await confirmationNumber(page);
    // The confirmation stays open while the pointer is over it.
    await page.getByText(/^Registration successful!/).hover();
    await expectAccessibleEverywhere(page);
  });
}

for (const [width, limit] of [
  [1440, 150],
  [390, 170],
] as const) {
  memberTest(
    `web/events/list-12: a row of the list is at most ${limit} px high at ${width} px`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/events');
      await page
        .getByRole('button', { name: /^Register/ })
        .first()
        .waitFor();
      for (const grouping of ['Month', 'Category']) {
        await page.getByRole('button', { name: grouping, exact: true }).click();
        const rows = page.getByRole('main').locator('li:has(article)').filter({ visible: true });
        // In one step, since the rows are drawn anew after the press.
        const heights = () =>
          rows.evaluateAll((elements) => elements.map((row) => row.getBoundingClientRect().height));
        await expect.poll(async () => (await heights()).length).toBeGreaterThan(0);
        await expect.poll(async () => Math.max(...(await heights()))).toBeLessThanOrEqual(limit);
      }
    },
  );
}

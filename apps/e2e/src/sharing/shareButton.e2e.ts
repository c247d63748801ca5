import { sampleId } from '@parlour/sample-club';
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere, untilLaidOut } from '../support/sweep.ts';
import { tabTo } from '../support/keyboard.ts';
import { memberId, referral, sharedPages } from '../support/referral.ts';
import { untilHydrated } from '../support/hydration.ts';
import { untilNetworkIdle } from '../support/networkIdle.ts';
import { expect, memberTest, test as visitorTest } from '../support/test.ts';

const [[vendor]] = sharedPages;

const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const share = (page: Page) => main(page).getByRole('button', { name: 'Share link' });
const copied = (page: Page) => main(page).getByRole('button', { name: 'Copied' });
const field = (page: Page) => main(page).getByRole('textbox', { name: 'Copy it from here' });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Stops the page's clock, installed before, so that the button says "Copied" until the clock runs on. */
const stopClock = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);

/** Removes the clipboard, as on a page without encryption, or denies access to it. */
const blockClipboard = (page: Page, how: 'missing' | 'refused') =>
  page.addInitScript((isMissing) => {
    const refuse = () => Promise.reject(new DOMException('Not allowed.', 'NotAllowedError'));
    const value = isMissing ? undefined : { writeText: refuse };
    Object.defineProperty(navigator, 'clipboard', { value });
  }, how === 'missing');

memberTest.describe('with a clipboard', () => {
  memberTest.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  memberTest.beforeEach(({ page }) => page.clock.install());

  memberTest(
    'web/sharing-1: a member copies the link of each shared page',
    async ({ page, club }) => {
      for (const [path, name] of sharedPages) {
        await page.goto(`${path}?from=mail&ref=somebody#part`);
        await title(page, name).waitFor();
        await share(page).waitFor();
        await stopClock(page);
        await share(page).click();
        await expect(copied(page), path).toBeVisible();
        expect(await clipboard(page)).toBe(`${club.url}${path}?from=mail&ref=${memberId}`);
        await page.clock.resume();
      }
    },
  );

  memberTest('web/sharing-1: for two seconds it says that it has copied', async ({ page }) => {
    await page.goto(vendor);
    await title(page, 'Table Chevreuil').waitFor();
    await untilLaidOut(page);
    const idle = await share(page).boundingBox();
    await stopClock(page);
    await share(page).click();
    await expect(copied(page)).toBeVisible();
    await expect(main(page).getByText('The link was copied.')).toHaveRole('status');
    await expect.poll(() => copied(page).boundingBox()).toEqual(idle);
    await page.clock.runFor(1999);
    await expect(copied(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(share(page)).toBeVisible();
    await expect(main(page).getByText('The link was copied.')).toHaveCount(0);
  });

  memberTest('web/sharing-1: by keyboard alone, and the focus stays', async ({ page }) => {
    await page.goto(vendor);
    await title(page, 'Table Chevreuil').waitFor();
    await tabTo(page, 'button', 'Share link');
    await stopClock(page);
    await page.keyboard.press('Enter');
    await expect(copied(page)).toBeFocused();
    expect(await clipboard(page)).toContain(referral);
  });

  memberTest(
    'web/sharing-4: a member who opens their own link sees the page as any other',
    async ({ page, club }) => {
      await page.goto(vendor + referral);
      await expect(main(page).getByRole('button', { name: 'Request assistance' })).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'Become a Member' })).toHaveCount(0);
      await stopClock(page);
      await share(page).click();
      await expect(copied(page)).toBeVisible();
      expect(await clipboard(page)).toBe(club.url + vendor + referral);
    },
  );

  memberTest(
    'web/sharing-1: a page that was gone to is shared, not the one before',
    async ({ page }) => {
      await page.goto(`/destination-guides/${sampleId('destination', 'paris-le-marais')}`);
      await main(page).getByRole('link', { name: 'Table Chevreuil', exact: true }).click();
      await title(page, 'Table Chevreuil').waitFor();
      await share(page).waitFor();
      await stopClock(page);
      await share(page).click();
      await expect(copied(page)).toBeVisible();
      expect(new URL(await clipboard(page)).pathname).toBe(vendor);
    },
  );
});

for (const how of ['missing', 'refused'] as const) {
  memberTest(
    `web/sharing-2: with a clipboard that is ${how} the link is shown`,
    async ({ page, club }) => {
      await blockClipboard(page, how);
      await page.goto(vendor);
      await share(page).click();
      await expect(field(page)).toHaveValue(club.url + vendor + referral);
      await expect(field(page)).toBeFocused();
      const selected = await field(page).evaluate((input: HTMLInputElement) =>
        input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
      );
      expect(selected).toBe(club.url + vendor + referral);
      await page.keyboard.press('Escape');
      await expect(field(page)).toHaveCount(0);
      await expect(share(page)).toBeFocused();
    },
  );
}

memberTest('web/sharing-2: the link to copy by hand is accessible and fits', async ({ page }) => {
  await blockClipboard(page, 'missing');
  await page.goto(vendor);
  await share(page).click();
  await field(page).waitFor();
  await untilLaidOut(page);
  await expectAccessibleEverywhere(page);
});

for (const [path, name] of [
  [`/destination-guides/${sampleId('destination', 'paris')}`, 'Paris'],
  [`/gift-guides/${sampleId('guide', 'for-rosalind-the-studio')}`, 'For Rosalind: The Studio'],
] as const) {
  memberTest(`${path} is not for sharing`, async ({ page }) => {
    await page.goto(path);
    await title(page, name).waitFor();
    await untilNetworkIdle(page);
    await expect(share(page)).toHaveCount(0);
  });
}

visitorTest('a visitor can share nothing', async ({ page }) => {
  for (const [path, name] of sharedPages) {
    await page.goto(path + referral);
    await title(page, name).waitFor();
    await untilHydrated(page);
    await expect(share(page), path).toHaveCount(0);
  }
});

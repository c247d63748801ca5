import { sampleId } from '@parlour/sample-club';
import type { Page } from '@playwright/test';
import { untilHydrated } from '../support/hydration.ts';
import { referral } from '../support/referral.ts';
import { widths } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';

const map = (page: Page) => page.getByRole('region', { name: /^Map of/ }).first();
const pins = (page: Page) => map(page).locator('button[aria-expanded]');

const showMap = async (page: Page, path: string) => {
  await page.goto(path + referral);
  await untilHydrated(page);
  await map(page).scrollIntoViewIfNeeded();
  await pins(page).first().waitFor();
};

/** What is wrong with the pins and the visible names on the map: outside the frame, or over each other. */
const faults = (page: Page): Promise<readonly string[]> =>
  map(page).evaluate((section) => {
    const frame = section.querySelector('[data-theme="dark"]')?.getBoundingClientRect();
    if (frame === undefined) return ['no frame'];
    const isInside = (box: DOMRect) =>
      box.left >= frame.left &&
      box.right <= frame.right &&
      box.top >= frame.top &&
      box.bottom <= frame.bottom;
    const areOverlapping = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 0.5 &&
      other.left < one.right - 0.5 &&
      one.top < other.bottom - 0.5 &&
      other.top < one.bottom - 0.5;
    const drawn = [...section.querySelectorAll('button[aria-expanded]')].map((pin) => ({
      name: pin.getAttribute('aria-label') ?? '',
      box: pin.getBoundingClientRect(),
    }));
    const names = [...section.querySelectorAll('button[aria-expanded] > span')]
      .filter((label) => getComputedStyle(label).opacity === '1')
      .map((label) => ({ name: label.textContent, box: label.getBoundingClientRect() }));
    return [
      ...[...drawn, ...names].filter(({ box }) => !isInside(box)).map(({ name }) => `out: ${name}`),
      ...drawn.filter(({ box }) => box.width !== 32).map(({ name }) => `size: ${name}`),
      ...names.flatMap((label, index) =>
        [...drawn, ...names.slice(index + 1)]
          .filter(({ box }) => areOverlapping(label.box, box))
          .map(({ name }) => `${label.name} over ${name}`),
      ),
    ];
  });

for (const width of widths) {
  for (const place of ['santorini', 'rome', 'amalfi-coast']) {
    test(`core/map-14, core/map-15: every pin of ${place} is in view at ${width} px, after a filter too`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await showMap(page, `/destination-guides/${sampleId('destination', place)}`);
      await expect.poll(() => faults(page)).toEqual([]);
      const count = await pins(page).count();
      for (const name of ['DINING', 'HOTELS', 'ALL']) {
        await map(page).getByRole('button', { name, exact: true }).click();
        await expect.poll(() => faults(page)).toEqual([]);
      }
      await expect(pins(page)).toHaveCount(count);
    });
  }
}

/** The numbers of the pins where something else lies over the middle. */
const coveredPins = (page: Page): Promise<readonly string[]> =>
  pins(page).evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top === null || !button.contains(top);
      })
      .map((button) => button.getAttribute('data-number') ?? ''),
  );

test('core/map-19: each of the crowded pins can be pressed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await showMap(page, `/destination-guides/${sampleId('destination', 'kyoto')}`);
  await map(page).getByRole('button', { name: 'Click to interact with map' }).click();
  await map(page).getByRole('button', { name: 'Zoom in' }).waitFor();
  await expect.poll(() => coveredPins(page)).toEqual([]);
});

test('map-14, web/destinations/detail-18: a card carries its pin’s number, and lights it', async ({
  page,
}) => {
  await showMap(page, `/destination-guides/${sampleId('destination', 'paris-le-marais')}`);
  const card = page.getByRole('listitem').filter({ hasText: /On the map: 2(?!\d)/ });
  const link = card.getByRole('link');
  const pin = map(page).locator('button', { hasText: (await link.textContent()) ?? '' });
  await expect(pin).toHaveAttribute('data-number', '2');
  await card.hover();
  await expect(pin).toHaveAttribute('data-lit', 'true');
  await page.mouse.move(0, 0);
  await expect(pin).not.toHaveAttribute('data-lit');
  await link.focus();
  await expect(pin).toHaveAttribute('data-lit', 'true');
});

import { sampleId } from '@parlour/sample-club';
import type { Page } from '@playwright/test';
import { startClub, type Club } from '../support/club.ts';
import { sidewaysScroll, violations } from '../support/accessibility.ts';
import { layoutShift, MAX_LAYOUT_SHIFT, watchLayout, widths } from '../support/sweep.ts';
import { googleMapState, serveGoogleMaps } from '../support/googleMapsStub.ts';
import { tabTo } from '../support/keyboard.ts';
import { referral } from '../support/referral.ts';
import { untilHydrated } from '../support/hydration.ts';
import { expect, memberTest, test as visitorTest } from '../support/test.ts';

const guide = `/destination-guides/${sampleId('destination', 'paris-le-marais')}`;
const vendor = '/vendors/table-chevreuil';

const map = (page: Page) => page.getByRole('region', { name: /^Map of/ }).first();
const overlay = (page: Page) =>
  map(page).getByRole('button', { name: 'Click to interact with map' });
const pins = (page: Page) => map(page).locator('button[aria-expanded]');
const pinWindow = (page: Page, name: string) => map(page).getByRole('group', { name });
const filter = (page: Page, name: string) => map(page).getByRole('button', { name, exact: true });

/** Scrolls to the map after hydration, which starts at the top of the page. */
const scrollToMap = async (page: Page) => {
  await untilHydrated(page);
  await map(page).scrollIntoViewIfNeeded();
};

/** Scrolls to the map and waits until it is rendered. */
const showMap = async (page: Page) => {
  await scrollToMap(page);
  await pins(page).first().waitFor();
};

const zoomIn = (page: Page) => map(page).getByRole('button', { name: 'Zoom in' });

/** Removes the overlay and waits until the map can be moved. */
const removeOverlay = async (page: Page) => {
  await showMap(page);
  await overlay(page).click();
  await expect(overlay(page)).toBeHidden();
  await expect(zoomIn(page)).toBeVisible();
};

const vendorOf = (name: string) => name.slice(0, name.lastIndexOf(', ')).replace(/^\d+, /, '');

/** Opens and closes the window of the first pin by keyboard. */
const toggleFirstWindow = async (page: Page) => {
  const pin = pins(page).first();
  const name = vendorOf((await pin.getAttribute('aria-label')) ?? '');
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(pinWindow(page, name)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(pinWindow(page, name)).toBeHidden();
  await expect(pin).toBeFocused();
  await page.keyboard.press('Enter');
  await pinWindow(page, name).getByRole('button', { name: 'Close' }).click();
  await expect(pinWindow(page, name)).toBeHidden();
  return { pin, name };
};

/** The names of the pins that the map's frame cuts off. */
const pinsOutside = (page: Page): Promise<readonly (string | null)[]> =>
  pins(page).evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const frame = button.closest('[data-theme="dark"]')?.getBoundingClientRect();
        const pin = button.getBoundingClientRect();
        return (
          frame === undefined ||
          pin.left < frame.left ||
          pin.right > frame.right ||
          pin.top < frame.top ||
          pin.bottom > frame.bottom
        );
      })
      .map((button) => button.getAttribute('aria-label')),
  );

/** Records requests for a map library, its worker or its base map. */
const mapFiles = (page: Page): readonly string[] => {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname, host } = new URL(request.url());
    if (/maplibre|create\w+Renderer|\.bin$/i.test(pathname) || host.endsWith('googleapis.com')) {
      files.push(pathname);
    }
  });
  return files;
};

visitorTest(
  'nothing of a map is loaded before it is seen, in a low window too',
  async ({ page }) => {
    const files = mapFiles(page);
    await page.setViewportSize({ width: 1440, height: 200 });
    await page.goto(vendor + referral);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(files).toEqual([]);
    await removeOverlay(page);
    await expect.poll(() => files.join(' ')).toMatch(/maplibre.*\.bin/i);
  },
);

for (const width of widths) {
  memberTest.describe(`${width} px`, () => {
    memberTest.use({ viewport: { width, height: 800 } });

    const tag = width === 1440 ? '@core' : [];
    memberTest('the embedded map, its pins and windows', { tag }, async ({ page }) => {
      await watchLayout(page);
      await page.goto(guide);
      await removeOverlay(page);
      const { pin, name } = await toggleFirstWindow(page);
      await pin.click();
      await expect(pinWindow(page, name)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);

      const count = await pins(page).count();
      await filter(page, 'HOTELS').click();
      await expect(pinWindow(page, name)).toBeHidden();
      await expect(pins(page).first()).toHaveAccessibleName(/, Hotels$/);
      await expect.poll(() => pins(page).count()).toBeLessThan(count);
      await filter(page, width < 768 ? 'ACTIVITY' : 'ACTIVITIES').click();
      await expect(pins(page).first()).not.toHaveAccessibleName(/, (Hotels|Restaurants)$/);
      expect(await layoutShift(page)).toBeLessThan(MAX_LAYOUT_SHIFT);
    });
  });
}

memberTest('the whole map by keyboard', async ({ page }) => {
  await page.goto(guide);
  await showMap(page);
  await tabTo(page, 'button', 'Click to interact with map');
  await page.keyboard.press('Enter');
  const name = (await pins(page).last().getAttribute('aria-label')) ?? '';
  await tabTo(page, 'button', name);
  await expect(pins(page).last()).toBeInViewport();
  await page.keyboard.press('Space');
  await expect(pinWindow(page, vendorOf(name))).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(
    pinWindow(page, vendorOf(name)).getByRole('button', { name: 'Close' }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pins(page).last()).toBeFocused();
});

visitorTest(
  'map-15: the window leads a visitor to the vendor, with the referral',
  async ({ page }) => {
    await page.goto(guide + referral);
    await removeOverlay(page);
    const name = vendorOf((await pins(page).first().getAttribute('aria-label')) ?? '');
    await pins(page).first().focus();
    await page.keyboard.press('Enter');
    await pinWindow(page, name).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL(/\/vendors\/.*ref=/);
  },
);

visitorTest('a wheel over the map scrolls the page until it is uncovered', async ({ page }) => {
  await page.goto(guide + referral);
  await showMap(page);
  const place = () => pins(page).first().boundingBox();
  const before = await page.evaluate(() => window.scrollY);
  await overlay(page).hover();
  const scrolled = page.evaluate(
    () => new Promise((end) => window.addEventListener('scrollend', end, { once: true })),
  );
  await page.mouse.wheel(0, 100);
  await scrolled;
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  await overlay(page).click();
  await expect(zoomIn(page)).toBeVisible();
  const [still, seen] = [await page.evaluate(() => window.scrollY), await place()];
  await page.mouse.wheel(0, -300);
  await expect.poll(place).not.toEqual(seen);
  expect(await page.evaluate(() => window.scrollY)).toBe(still);
});

visitorTest('without WebGL the page is whole, and it is logged once', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('The map could not be loaded')) lines.push(message.text());
  });
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(vendor + referral);
  await scrollToMap(page);
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  await expect(overlay(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Table Chevreuil' })).toBeVisible();
  expect(lines).toHaveLength(1);
});

// Visitors need no sign-in on this club with another configuration.
visitorTest.describe('with a key for Google Maps', () => {
  let google: Club;
  visitorTest.beforeAll(async () => {
    google = await startClub({ GOOGLE_MAPS_KEY: 'browser-key' });
  });
  visitorTest.afterAll(() => google.dispose());

  for (const width of widths) {
    visitorTest(`cover, pins, windows and filters at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const asked = await serveGoogleMaps(page);
      await page.goto(google.url + guide + referral);
      await showMap(page);
      expect(asked).toHaveLength(1);
      expect(asked[0]?.searchParams.get('key')).toBe('browser-key');
      const covered = await googleMapState(page);
      expect(covered.options).toMatchObject({
        gestureHandling: 'none',
        zoomControl: false,
        disableDefaultUI: true,
      });
      expect(covered.options.styles.length).toBeGreaterThan(5);

      await overlay(page).click();
      await expect
        .poll(async () => (await googleMapState(page)).options)
        .toMatchObject({ gestureHandling: 'greedy', zoomControl: true });
      const { options } = await googleMapState(page);
      expect(await pinsOutside(page)).toEqual([]);
      const { pin, name } = await toggleFirstWindow(page);
      await expect(pin).toHaveAttribute('data-number', '1');
      await expect.poll(() => pin.boundingBox()).toMatchObject({ width: 32, height: 32 });
      await pin.click();
      await expect(pinWindow(page, name)).toBeVisible();
      for (const link of [name, 'Open in Maps'])
        await expect(pinWindow(page, name).getByRole('link', { name: link })).toBeVisible();
      expect(await violations(page)).toEqual([]);

      await filter(page, 'HOTELS').click();
      await expect(pinWindow(page, name)).toBeHidden();
      await expect(pins(page).first()).toHaveAccessibleName(/, Hotels$/);
      await expect.poll(() => pinsOutside(page)).toEqual([]);
      await expect
        .poll(async () => (await googleMapState(page)).options.center)
        .not.toEqual(options.center);
    });
  }

  visitorTest('core/map-7, map-11: a vendor is alone on its map, closer', async ({ page }) => {
    await serveGoogleMaps(page);
    await page.goto(google.url + vendor + referral);
    await scrollToMap(page);
    await expect(pins(page)).toHaveCount(1);
    await expect.poll(async () => (await googleMapState(page)).options.zoom).toBe(15);
  });

  visitorTest('map-42: a key that Google refuses leaves the addresses', async ({ page }) => {
    await serveGoogleMaps(page, { refusesKey: true });
    await page.goto(google.url + guide + referral);
    await scrollToMap(page);
    await expect(map(page).getByText('These are the addresses:')).toBeVisible();
    await expect(overlay(page)).toBeHidden();
    await expect(pins(page)).toHaveCount(0);
    await expect(map(page).getByRole('link', { name: 'Open in Maps' }).first()).toBeVisible();
  });

  visitorTest('a script that does not come leaves the page whole', async ({ page }) => {
    const lines: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('The map could not be loaded')) lines.push(message.text());
    });
    await serveGoogleMaps(page, { isDown: true });
    await page.goto(google.url + guide + referral);
    await scrollToMap(page);
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    await expect(overlay(page)).toBeHidden();
    await expect(pins(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
    expect(lines).toHaveLength(1);
  });
});

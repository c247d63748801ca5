import { routes } from '@parlour/core/routes';
import { sampleId } from '@parlour/sample-club';
import type { Page } from '@playwright/test';
import { layoutShift, MAX_LAYOUT_SHIFT, watchLayout, widths } from '../support/sweep.ts';
import { untilNetworkIdle } from '../support/networkIdle.ts';
import { isLong } from '../support/testLength.ts';
import { shownDashboard } from '../support/dashboard.ts';
import {
  requestedPicture,
  scrollThroughPictures,
  recordPictureRequests,
  picturesOnPage,
  untilPicturesLoaded,
} from '../support/pictures.ts';
import { expect, memberTest as test } from '../support/test.ts';

/** All screens with pictures. */
const screens = [
  '/dashboard',
  '/member-benefits',
  '/destination-guides',
  `/destination-guides/${sampleId('destination', 'paris-le-marais')}`,
  '/vendors/table-chevreuil',
  '/events',
  '/gift-guides',
  `/gift-guides/${sampleId('guide', 'the-good-house')}`,
  `/gift-guides/products/${sampleId('gift', 'ash-glazed-serving-bowl')}`,
];

/** Limits of the image proxy's widths: a smaller frame gets the smallest picture. */
const smallestWidth = 320;
const largestPicture = 1600;

/** Opens a page and waits for the pictures in its window. By then, those near it are requested too. */
const open = async (page: Page, path: string) => {
  await page.goto(path);
  if (path === routes.dashboard.path) await shownDashboard(page).waitFor();
  // That of a section may come before the page's first one.
  await page.getByRole('main').locator('img[fetchpriority=high]').first().waitFor();
  await untilNetworkIdle(page);
  await untilPicturesLoaded(page);
};

/** Stops the page's clock. */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

/** Advances the page's clock by milliseconds, and lets the requests that this causes start. */
const advanceClock = async (page: Page, time: number) => {
  await page.clock.runFor(time);
  await page.evaluate(() => fetch('/api/health'));
};

const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first();

/** Scrolls to the first card, as hovering over it would, and waits for the pictures that are then near. */
const scrollToFirstCard = async (page: Page) => {
  await firstCard(page).scrollIntoViewIfNeeded();
  await untilNetworkIdle(page);
  await untilPicturesLoaded(page);
};

/** Turns on the browser's data saver. */
const turnOnDataSaver = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

/** A phone and a desktop with their usual density; with `npm run test:long`, each width with each. */
const densities = { 360: [3], 768: [], 1440: [1] } as const;

for (const width of widths) {
  for (const deviceScaleFactor of isLong ? [1, 2, 3] : densities[width]) {
    test.describe(`${width} px, ${deviceScaleFactor} to one`, () => {
      test.use({ viewport: { width, height: 800 }, deviceScaleFactor });

      test('app/pictures-1, app/pictures-9: `sizes` match the layout, and no file is far larger or smaller', async ({
        page,
      }) => {
        test.slow();
        // Nothing is prefetched here, because a browser prefers a larger file from its cache.
        await turnOnDataSaver(page);
        const mostNeeded = new Map<string, { asked: number; needed: number }>();
        for (const path of screens) {
          await open(page, path);
          await scrollThroughPictures(page);
          for (const picture of await picturesOnPage(page)) {
            const { url, requestedWidth, neededWidth, statedWidth } = picture;
            const stated = `${path} ${url}: ${Math.round(statedWidth)} for ${Math.round(neededWidth)}`;
            expect(statedWidth / neededWidth, stated).toBeGreaterThan(0.8);
            expect(statedWidth / neededWidth, stated).toBeLessThan(1.2);
            const file = `${url} ${requestedWidth}`;
            const needed = Math.max(mostNeeded.get(file)?.needed ?? 0, neededWidth);
            mostNeeded.set(file, { asked: requestedWidth, needed });
          }
        }
        expect(mostNeeded.size).toBeGreaterThan(screens.length);
        for (const [file, { asked, needed }] of mostNeeded) {
          const about = `${file} for ${Math.round(needed)}`;
          if (asked > smallestWidth) expect(asked / needed, about).toBeLessThanOrEqual(2);
          expect(Math.min(needed, largestPicture) / asked, about).toBeLessThan(1.7);
        }
      });
    });
  }
}

for (const path of screens) {
  test(`app/pictures-1, app/pictures-2: ${path} keeps its pictures' room and loads only what is near`, async ({
    page,
  }) => {
    await watchLayout(page);
    await open(page, path);
    const sizes = await page
      .locator('img')
      .evaluateAll((images) =>
        images.map((image) => `${image.getAttribute('width')} x ${image.getAttribute('height')}`),
      );
    expect(new Set(sizes)).toEqual(new Set(['1600 x 1000']));
    const [first, ...others] = await picturesOnPage(page);
    expect(first).toMatchObject({ loading: 'eager', priority: 'high' });
    for (const { loading, priority } of others) {
      expect({ loading, priority }).toEqual({ loading: 'lazy', priority: 'auto' });
    }
    await scrollThroughPictures(page);
    expect(await layoutShift(page)).toBeLessThan(MAX_LAYOUT_SHIFT);
  });
}

test('app/pictures-2: pictures far below are loaded when the reader comes near', async ({
  page,
}) => {
  const asked = recordPictureRequests(page);
  await open(page, '/member-benefits');
  const urls = new Set((await picturesOnPage(page)).map(({ url }) => url));
  const before = new Set(asked.map(({ url }) => url));
  expect(before.size).toBeGreaterThan(0);
  expect(before.size).toBeLessThan(urls.size);
  await scrollThroughPictures(page);
  expect(new Set(asked.map(({ url }) => url))).toEqual(urls);
});

test('app/pictures-3: a picture that can not be had leaves its frame', async ({ page }) => {
  await page.route('**/api/images/proxy*', (route) =>
    route.fulfill({ status: 400, json: { success: false, data: null, message: 'No.' } }),
  );
  const refused = page.waitForResponse(
    (response) => (requestedPicture(response.request())?.width ?? 0) > 16,
  );
  await page.goto(`/destination-guides/${sampleId('destination', 'paris-le-marais')}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await refused;
  await expect(page.locator('img[fetchpriority=high]')).toHaveCount(0);
});

for (const list of ['/destination-guides', '/member-benefits', '/events']) {
  test(`app/pictures-4, app/pictures-6: from ${list}, the picture of a page is there when its card was pointed at`, async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, list);
    await scrollToFirstCard(page);
    await stopClock(page);
    const card = firstCard(page);
    const [shown] = await picturesOnPage(page);
    const asked = recordPictureRequests(page);

    await card.hover();
    await advanceClock(page, 199);
    expect(asked).toEqual([]);
    const loading = page.waitForEvent(
      'requestfinished',
      (request) => requestedPicture(request) !== null,
    );
    await advanceClock(page, 1);
    await loading;
    expect(asked.map(({ url }) => url)).toEqual([shown?.url]);

    // What the page itself asks for is passed on by timers.
    await page.clock.resume();
    await card.getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname !== list);
    const hero = page.getByRole('main').locator('img[fetchpriority=high]');
    await expect(hero).toHaveJSProperty('complete', true);
    expect(asked.filter(({ url }) => url === shown?.url)).toHaveLength(1);
  });
}

test('app/pictures-4: leaving a card in time loads nothing, and the keyboard loads as the pointer does', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/member-benefits');
  await scrollToFirstCard(page);
  await stopClock(page);
  const asked = recordPictureRequests(page);
  await firstCard(page).hover();
  await advanceClock(page, 150);
  await page.getByRole('heading', { level: 1 }).hover();
  await advanceClock(page, 1000);
  expect(asked).toEqual([]);
  await firstCard(page).getByRole('link').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await advanceClock(page, 200);
  expect(asked).toHaveLength(1);
});

test('app/pictures-5: when the reader saves data nothing is loaded ahead', async ({ page }) => {
  await turnOnDataSaver(page);
  await page.clock.install();
  const asked = recordPictureRequests(page);
  await open(page, '/dashboard');
  await untilNetworkIdle(page);
  // What comes after the first load comes within two seconds.
  await advanceClock(page, 3000);
  await untilNetworkIdle(page);
  await scrollThroughPictures(page);
  const shown = new Set((await picturesOnPage(page)).map(({ url }) => url));
  expect(new Set(asked.map(({ url }) => url))).toEqual(shown);

  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The stream of hints opens by itself, whatever is pointed at, and what it concerns is then read anew.
    if (!['/api/live', '/api/requests'].includes(pathname)) calls.push(pathname);
  });
  const card = page.getByRole('region', { name: 'Trending Destinations' }).getByRole('article');
  await card.first().hover();
  await advanceClock(page, 1000);
  expect(calls).toEqual(['/api/health']);
});

test('app/pictures-6: the slides that were loaded ahead are not loaded again', async ({ page }) => {
  await page.clock.install();
  const asked = recordPictureRequests(page);
  await open(page, '/dashboard');
  const carousel = page.getByRole('region', { name: 'Featured', exact: true });
  const slides = await carousel.getByRole('button', { name: /^Slide \d/ }).count();
  const [first] = await picturesOnPage(page);
  const loaded = () => asked.filter(({ width }) => width === first?.requestedWidth);
  // On some days two slides share one picture. The last picture is requested after the others.
  await expect.poll(() => loaded().length).toBeGreaterThanOrEqual(slides - 1);
  await advanceClock(page, 1000);
  await untilPicturesLoaded(page);
  const before = asked.length;
  for (const _ of [1, 2, 3]) {
    await carousel.getByRole('button', { name: 'Next slide' }).click();
    await expect(carousel.locator('img[srcset]')).toBeVisible();
    await advanceClock(page, 100);
  }
  expect(asked).toHaveLength(before);
});

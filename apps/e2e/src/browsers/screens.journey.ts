import { sampleId } from '@parlour/sample-club';
import { expect, test, windows } from './support/test.ts';

const screens = {
  dashboard: '/dashboard',
  benefits: '/member-benefits',
  benefit: `/member-benefits/${sampleId('benefit', 'two-studios-in-an-afternoon')}`,
  destinations: '/destination-guides',
  neighborhoods: `/destination-guides/${sampleId('destination', 'paris')}`,
  guide: `/destination-guides/${sampleId('destination', 'paris-le-marais')}`,
  vendor: '/vendors/table-chevreuil',
  events: '/events',
  event: `/events/${sampleId('event', 'stars-over-agafay')}`,
  'gift guides': '/gift-guides',
  'gift guide': `/gift-guides/${sampleId('guide', 'the-good-house')}`,
  product: `/gift-guides/products/${sampleId('gift', 'ash-glazed-serving-bowl')}`,
  bookings: '/my-bookings',
  profile: '/profile',
} as const;

/** Counts the pictures in view that are loaded but empty. Runs in the page. */
function brokenPictures(): number {
  return [...document.images].filter(
    ({ complete, naturalWidth, currentSrc }) => complete && currentSrc !== '' && naturalWidth === 0,
  ).length;
}

for (const window of windows) {
  test(`${window.width} px: every screen fits, with its pictures`, async ({
    memberPage,
    shoot,
  }) => {
    const page = await memberPage(window);
    for (const [name, path] of Object.entries(screens)) {
      await page.open(path);
      await page.untilStill();
      expect(await page.sidewaysScroll(), path).toBe(0);
      expect(await page.tab.run(brokenPictures), path).toBe(0);
      await shoot(page, name);
    }
  });
}

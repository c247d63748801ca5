import { sampleId } from '@parlour/sample-club';
import { expect, test, windows } from './support/test.ts';

const vendor = '/vendors/table-chevreuil';

for (const window of windows) {
  test(`${window.width} px: a pin of the map opens its window`, async ({
    memberPage,
    shoot,
    consoleLog,
  }) => {
    const page = await memberPage(window);
    await page.open(`/destination-guides/${sampleId('destination', 'paris-le-marais')}`);
    const map = page.get('region', /^Map of/);
    await map.get('button', 'Click to interact with map').click();
    const pin = map.get('pin').nth(2);
    const name = await pin.run((element) => element.getAttribute('aria-label') ?? '');
    // Headless Firefox has no WebGL: the picture stays, with its pins, and the failure is logged once.
    const hasWebGl = await page.tab.run(
      () => document.createElement('canvas').getContext('webgl2') !== null,
    );
    if (hasWebGl) await map.get('button', 'Zoom in').untilVisible();
    else consoleLog.expect(/The map could not be loaded/);
    await pin.click();
    await map.get('button', 'Close').untilVisible();
    const vendorName = name.slice(0, name.lastIndexOf(', ')).replace(/^\d+, /, '');
    await map.get('text', vendorName).untilVisible();
    await shoot(page, 'map');
    await map.get('button', 'HOTELS').click();
    await map.get('button', 'Close').untilGone();
    expect(await page.sidewaysScroll()).toBe(0);
  });

  test(`${window.width} px: leaving a map while it loads is no failure`, async ({ memberPage }) => {
    const page = await memberPage(window);
    for (const path of [`/destination-guides/${sampleId('destination', 'rome')}`, vendor]) {
      await page.open(path);
      const map = page.get('region', /^Map of/);
      if (await map.isVisible()) await map.run((element) => element.scrollIntoView());
      await page.open('/events');
    }
    await new Promise((resolve) => setTimeout(resolve, 2000));
  });
}

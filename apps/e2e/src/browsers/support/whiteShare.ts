import sharp from 'sharp';
import type { ClubPage } from './clubPage.ts';
import type { PageTarget } from './pageTarget.ts';

/** The place of an element in its window, in CSS pixels. Runs in the page. */
function placeOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height, windowWidth: innerWidth };
}

/** Returns which share of an element is pure white in a picture of its window. The element is in view. */
export async function whiteShare(page: ClubPage, target: PageTarget): Promise<number> {
  const { left, top, width, height, windowWidth } = await target.run(placeOf);
  const picture = sharp(await page.tab.screenshot());
  const scale = ((await picture.metadata()).width ?? windowWidth) / windowWidth;
  const [x, y, w, h] = [left, top, width, height].map((length) => Math.floor(length * scale));
  const pixels = await picture
    .extract({ left: x ?? 0, top: y ?? 0, width: w ?? 0, height: h ?? 0 })
    .greyscale()
    .raw()
    .toBuffer();
  return pixels.filter((value) => value === 255).length / pixels.length;
}

import { expect, type Page, type Request } from '@playwright/test';

/** A picture on the page, as it is shown and as it was asked for. Widths are pixels of the screen. */
export interface ShownPicture {
  readonly url: string | null;
  readonly askedWidth: number;
  /** What the frame needs of a picture of the club, which is 1.6 times as wide as high. */
  readonly neededWidth: number;
  readonly isBelowTheFold: boolean;
  readonly loading: string;
  readonly priority: string;
}

/** Which picture the image proxy is asked for, null for any other request. */
export function askedPicture(request: Request): { url: string; width: number } | null {
  const { pathname, searchParams } = new URL(request.url());
  return pathname === '/api/images/proxy'
    ? { url: searchParams.get('url') ?? '', width: Number(searchParams.get('width')) }
    : null;
}

/** Every request for a picture from here on; placeholders apart, which are 16 pixels wide. */
export function collectPictures(page: Page): readonly { url: string; width: number }[] {
  const asked: { url: string; width: number }[] = [];
  page.on('request', (request) => {
    const picture = askedPicture(request);
    if (picture !== null && picture.width > 16) asked.push(picture);
  });
  return asked;
}

/** Waits until every picture in the window has come or failed. */
export function untilPicturesStand(page: Page) {
  return expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images]
          .filter((image) => {
            const { top, bottom, width } = image.getBoundingClientRect();
            return width > 0 && bottom > 0 && top < window.innerHeight;
          })
          .every(({ complete }) => complete),
      ),
    )
    .toBe(true);
}

/** Goes down the page as a reader does, until every picture on it has come or failed, and back up. */
export function bringPicturesIn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const image of document.images) {
      image.scrollIntoView();
      if (image.complete) continue;
      await new Promise((end) => {
        image.addEventListener('load', end);
        image.addEventListener('error', end);
      });
    }
    window.scrollTo(0, 0);
  });
}

/** The pictures that the page shows, without their placeholders. */
export function shownPictures(page: Page): Promise<readonly ShownPicture[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[srcset]')].map((image) => {
      const { searchParams } = new URL(image.currentSrc || image.src);
      const { width, height, top } = image.getBoundingClientRect();
      return {
        url: searchParams.get('url'),
        askedWidth: Number(searchParams.get('width')),
        neededWidth: Math.max(width, height * 1.6) * window.devicePixelRatio,
        isBelowTheFold: top > window.innerHeight,
        loading: image.loading,
        priority: image.fetchPriority,
      };
    }),
  );
}

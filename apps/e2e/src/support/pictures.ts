import { expect, type Page, type Request } from '@playwright/test';

/** A picture as requested and as shown on the page. Widths are in device pixels. */
export interface PictureOnPage {
  readonly url: string | null;
  readonly requestedWidth: number;
  /** The picture width that fills the frame; pictures of the club are 1.6 times as wide as high. */
  readonly neededWidth: number;
  /** The width that `sizes` states for the layout. */
  readonly statedWidth: number;
  readonly isBelowTheFold: boolean;
  readonly loading: string;
  readonly priority: string;
}

/** Returns the picture requested from the image proxy; null for other requests. */
export function requestedPicture(request: Request): { url: string; width: number } | null {
  const { pathname, searchParams } = new URL(request.url());
  return pathname === '/api/images/proxy'
    ? { url: searchParams.get('url') ?? '', width: Number(searchParams.get('width')) }
    : null;
}

/** Records requests for pictures from now on, without placeholders, which are 16 pixels wide. */
export function recordPictureRequests(page: Page): readonly { url: string; width: number }[] {
  const asked: { url: string; width: number }[] = [];
  page.on('request', (request) => {
    const picture = requestedPicture(request);
    if (picture !== null && picture.width > 16) asked.push(picture);
  });
  return asked;
}

/** Waits until each picture in the window is loaded or has failed. */
export function untilPicturesLoaded(page: Page) {
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

/** Scrolls down the page until each picture is loaded or has failed, and back to the top. */
export function scrollThroughPictures(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const image of document.images) {
      image.scrollIntoView();
      if (!image.complete) {
        await new Promise((end) => {
          image.addEventListener('load', end);
          image.addEventListener('error', end);
        });
      }
      // A busy browser paints a picture some time after its load. A broken one is not waited for.
      await image.decode().catch(() => undefined);
    }
    window.scrollTo(0, 0);
  });
}

/** Returns the pictures on the page, without their placeholders. */
export function picturesOnPage(page: Page): Promise<readonly PictureOnPage[]> {
  return page.evaluate(() => {
    const lengthOf = (width: string) => {
      const probe = document.createElement('div');
      probe.style.width = width;
      document.body.append(probe);
      const length = probe.getBoundingClientRect().width;
      probe.remove();
      return length;
    };
    const statedBy = (sizes: string) =>
      sizes
        .split(', ')
        .map((entry) => /^(\(.*?\)) (.*)$/.exec(entry) ?? [entry, 'all', entry])
        .find(([, condition = 'all']) => matchMedia(condition).matches)?.[2] ?? '100vw';
    return [...document.querySelectorAll<HTMLImageElement>('img[srcset]')].map((image) => {
      const { searchParams } = new URL(image.currentSrc || image.src);
      const { width, height, top } = image.getBoundingClientRect();
      return {
        url: searchParams.get('url'),
        requestedWidth: Number(searchParams.get('width')),
        neededWidth: Math.max(width, height * 1.6) * window.devicePixelRatio,
        statedWidth: lengthOf(statedBy(image.sizes)) * window.devicePixelRatio,
        isBelowTheFold: top > window.innerHeight,
        loading: image.loading,
        priority: image.fetchPriority,
      };
    });
  });
}

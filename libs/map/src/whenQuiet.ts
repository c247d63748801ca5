/** How long, in milliseconds, a busy page can put a map off. */
const LONGEST_WAIT = 2000;
/** How long to wait, in milliseconds, in a browser that does not tell when it is idle. */
const SHORT_WAIT = 200;

/** What a page shows first: its pictures that are not left for later. */
const firstPictures = (): HTMLImageElement[] =>
  [...document.images].filter(({ loading, complete }) => loading === 'eager' && !complete);

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT });
    } else setTimeout(resolve, SHORT_WAIT);
  });

/**
 * Resolves when the browser has nothing better to do than to draw a map: the page's first pictures are there, or will
 * never be, and nothing waits to be shown.
 */
export async function whenQuiet(): Promise<void> {
  await Promise.allSettled(firstPictures().map((picture) => picture.decode()));
  await idle();
}

/** The longest delay by a busy page, in milliseconds. */
const LONGEST_WAIT = 2000;
/** The delay in browsers without idle callbacks, in milliseconds. */
const SHORT_WAIT = 200;

/** Returns the pictures of the page that load eagerly and have not loaded yet. */
const pendingPictures = (): HTMLImageElement[] =>
  [...document.images].filter(({ loading, complete }) => loading === 'eager' && !complete);

const nextIdlePeriod = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      // oxlint-disable-next-line parlour/supported-browsers -- Safari takes the other branch.
      requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT });
    } else setTimeout(resolve, SHORT_WAIT);
  });

/** Resolves when the page's eager pictures have loaded or failed, and the browser is idle. */
export async function whenPageIdle(): Promise<void> {
  await Promise.allSettled(pendingPictures().map((picture) => picture.decode()));
  await nextIdlePeriod();
}

import { mayPrefetch } from './mayPrefetch.ts';

/** The time between two looks at a busy page, and after a failure, in milliseconds. */
const PAUSE = 5000;

/** The delay in browsers without idle callbacks, in milliseconds. */
const SHORT_WAIT = 200;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const nextIdlePeriod = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) {
      // oxlint-disable-next-line parlour/supported-browsers -- Safari takes the other branch.
      requestIdleCallback(() => resolve());
    } else setTimeout(resolve, SHORT_WAIT);
  });

/** Whether the page still loads, or one of its eager pictures. */
const isLoading = () =>
  document.readyState !== 'complete' ||
  [...document.images].some(({ loading, complete }) => loading === 'eager' && !complete);

async function whenPageIdle(): Promise<void> {
  while (isLoading()) await wait(PAUSE);
  await nextIdlePeriod();
}

/** Fetches until it succeeds. A failed `fetch` may be repeated, unlike a failed import. */
async function fetchPatiently(url: string): Promise<Response> {
  for (;;) {
    const response = await fetch(url, { priority: 'low' }).catch(() => undefined);
    if (response?.ok === true) return response;
    await wait(PAUSE);
  }
}

/** Parses the build's list of files. Anything else counts as no list. */
async function readList(): Promise<readonly string[]> {
  const response = await fetchPatiently('/prefetch.json');
  const files: unknown = await response.json().catch(() => []);
  return Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [];
}

/**
 * Fetches the code of all screens and dialogs while the page is idle, one file after another, so that a member without
 * a connection can go on. Nothing is fetched while data is saved or the connection is slow (`WS19`).
 */
export async function prefetchFiles(): Promise<void> {
  await whenPageIdle();
  if (!mayPrefetch()) return;
  for (const file of await readList()) {
    await whenPageIdle();
    const response = await fetchPatiently(file);
    // Received whole, it is in the browser's cache, and the module can be made from there.
    await response.arrayBuffer();
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
}

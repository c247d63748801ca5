import { whenPageIdle } from '@parlour/ui';
import { mayPrefetch } from './mayPrefetch.ts';

/** The time between two looks at the session, and after a failure, in milliseconds. */
const PAUSE = 5000;

const whenLoaded = async () => {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
};

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Fetches a file until the server has sent it whole, and not a captive portal or a proxy a page. Unlike a failed import,
 * a failed fetch may be repeated. Returns null for a file that a release has removed.
 */
async function fetchPatiently(url: string): Promise<ArrayBuffer | null> {
  for (;;) {
    const response = await fetch(url, { priority: 'low' }).catch(() => undefined);
    const type = response?.headers.get('content-type') ?? '';
    if (response?.ok === true && /json|javascript/.test(type)) {
      const bytes = await response.arrayBuffer().catch(() => undefined);
      if (bytes !== undefined) return bytes;
    }
    if (response?.status === 404) return null;
    await wait(PAUSE);
  }
}

/** Parses the build's list of files. Anything else counts as no list. */
async function readList(): Promise<readonly string[]> {
  const list = new Response(await fetchPatiently('/prefetch.json'));
  const files: unknown = await list.json().catch(() => []);
  return Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [];
}

/** Whether a file has come, and not a captive portal's page in its place. */
const isReceived = (entry: PerformanceEntry) =>
  'responseStatus' in entry &&
  entry.responseStatus === 200 &&
  !('contentType' in entry && entry.contentType === 'text/html');

/** Whether the page has received a file. To fetch it again blocks the page as long as to run it. */
const hasFile = (file: string) =>
  performance.getEntriesByName(new URL(file, location.href).href).some(isReceived);

/**
 * Fetches the code of all screens and dialogs that the page does not have, so that a member without a connection can go on.
 * It does so while the page is idle, one file after another. Nothing is fetched for visitors, while data is saved or on a
 * slow connection (`web/app/shell-21`).
 */
export async function prefetchFiles(isMember: () => boolean): Promise<void> {
  await whenLoaded();
  await whenPageIdle();
  while (!isMember()) await wait(PAUSE);
  if (!mayPrefetch()) return;
  for (const file of await readList()) {
    if (hasFile(file)) continue;
    await whenPageIdle();
    if ((await fetchPatiently(file)) === null) continue;
    // Received whole, it is in the browser's cache, and the module can be made from there.
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
}

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
 * Fetches a file until there is a response of the server, and no page of a captive portal or a proxy. Unlike a failed
 * import, a failed fetch may be repeated. Returns null for a file that a release has removed.
 */
async function fetchPatiently(url: string): Promise<Response | null> {
  for (;;) {
    const response = await fetch(url, { priority: 'low' }).catch(() => undefined);
    const type = response?.headers.get('content-type') ?? '';
    if (response?.ok === true && /json|javascript/.test(type)) return response;
    if (response?.status === 404) return null;
    await wait(PAUSE);
  }
}

/** Parses the build's list of files. Anything else counts as no list. */
async function readList(): Promise<readonly string[]> {
  const response = await fetchPatiently('/prefetch.json');
  const files: unknown = await response?.json().catch(() => []);
  return Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [];
}

/**
 * Fetches the code of all screens and dialogs while the page is idle, one file after another, so that a member without
 * a connection can go on. Nothing is fetched for visitors, while data is saved or on a slow connection (`WS19`).
 */
export async function prefetchFiles(isMember: () => boolean): Promise<void> {
  await whenLoaded();
  await whenPageIdle();
  while (!isMember()) await wait(PAUSE);
  if (!mayPrefetch()) return;
  for (const file of await readList()) {
    await whenPageIdle();
    const response = await fetchPatiently(file);
    if (response === null) continue;
    // Received whole, it is in the browser's cache, and the module can be made from there.
    await response.arrayBuffer();
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
}

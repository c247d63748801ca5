import { filesCacheName, mayStore, outdatedCaches, type Reachability } from '@parlour/core/offline';
import { factsOf } from './factsOf.ts';

/** What one release of the app needs without network. The server writes it before the worker's code. */
export interface Release {
  /** Changes with any of its files and with the page. */
  readonly id: string;
  /** The path of the app's page without anything of a route. */
  readonly page: string;
  /** The paths of the hashed files that every member's page may need. */
  readonly files: readonly string[];
}

/** The browser's parts that the worker uses. */
export interface WorkerDependencies {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request | string, options?: RequestInit) => Promise<Response>;
  readonly release: Release;
  /** Whether the browser knows that it has no network. */
  readonly isOffline: () => boolean;
  /** Tells the pages whether the club could be reached. */
  readonly tell: (reachability: Reachability) => void;
}

/** Requests at a time. More delay a page that is loading beside them, fewer take too long on a slow line. */
const AT_ONCE = 2;

/** Text that only the app's own page has. A captive portal also sends HTML with status 200. */
const isOwnPage = (html: string) =>
  html.includes('<div id="root"') && html.includes('id="configuration"');

/** Stores the page and the files of a release. Throws if one of them is not the club's, so that the worker is not used (web/app/offline-2). */
export async function storeRelease({ caches, fetch, release }: WorkerDependencies): Promise<void> {
  const cache = await caches.open(filesCacheName(release.id));
  const page = await fetch(release.page, { cache: 'no-cache' });
  if (!mayStore('page', factsOf(page)) || !isOwnPage(await page.clone().text())) {
    throw new Error('The page is not the app.');
  }
  await cache.put(release.page, page);
  const files = release.files.values();
  const storeFiles = async () => {
    // All lines take from the same iterator.
    for (const path of files) {
      const response = await fetch(path);
      if (!mayStore('file', factsOf(response))) throw new Error(`${path} can not be stored.`);
      await cache.put(path, response);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, storeFiles));
}

/** Deletes the files of other releases (core/offline-9). */
export async function deleteOutdated({ caches, release }: WorkerDependencies): Promise<void> {
  const outdated = outdatedCaches(await caches.keys(), release.id);
  await Promise.all(outdated.map((name) => caches.delete(name)));
}

import type { DestinationDetail } from '@parlour/contract';
import {
  DESTINATIONS_CALL,
  type GuidePicture,
  guideContents,
  memberCacheName,
  mayStore,
  parseSavedGuides,
  pictureKey,
  type SavedGuides,
  type SavedPicture,
  type SaveFailure,
  storedUrls,
  withDestinations,
  withGuide,
  withoutGuides,
} from '@parlour/core/offline';
import { factsOf } from './service-worker/factsOf.ts';

/** The key of the index in a member's cache. No page and no call has this path. */
const INDEX = '/offline/index.json';

/** Requests at a time. */
const AT_ONCE = 4;

/** Dependencies of {@link createGuideStore}. */
export interface GuideStoreDependencies {
  readonly caches: Pick<CacheStorage, 'open'>;
  /** Makes one change at a time, in all tabs. */
  readonly locks: Pick<LockManager, 'request'>;
  readonly fetch: (url: string) => Promise<Response>;
  readonly memberId: string;
  /** Whether the member is still signed in here. Nothing is stored after that. */
  readonly isSignedIn: () => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The guides of one member in the browser's cache storage. The service worker responds from it. */
export interface GuideStore {
  readonly read: () => Promise<SavedGuides>;
  /** Stores an opened guide, with those of its pictures that the page has loaded. */
  readonly storeOpened: (
    detail: DestinationDetail,
    loaded: readonly GuidePicture[],
  ) => Promise<SavedGuides>;
  /** Saves guides whole, all or none. Throws a {@link SaveError}. */
  readonly save: (details: readonly DestinationDetail[]) => Promise<SavedGuides>;
  readonly remove: (ids: readonly string[]) => Promise<SavedGuides>;
  /** Stores the list of all destinations, as its call returned it. */
  readonly storeDestinations: (data: unknown) => Promise<SavedGuides>;
}

/** A guide could not be saved. */
export class SaveError extends Error {
  override readonly name = 'SaveError';
  readonly failure: SaveFailure;

  constructor(failure: SaveFailure, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

const isNamed = (error: unknown, ...names: readonly string[]) =>
  error instanceof DOMException && names.includes(error.name);

/** Returns why a guide could not be saved, for whatever was thrown. */
export function saveErrorOf(error: unknown): SaveError {
  if (error instanceof SaveError) return error;
  if (isNamed(error, 'QuotaExceededError')) return new SaveError('quota', error);
  // As browsers name what a member's settings refuse.
  const isBlocked = isNamed(error, 'SecurityError', 'NotSupportedError');
  return new SaveError(isBlocked ? 'blocked' : 'network', error);
}

const json = (value: unknown) => {
  const text = JSON.stringify(value);
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return { response: new Response(text, { headers }), bytes: new Blob([text]).size };
};

/** Puts a call's data under its path, in the envelope of the server. Returns its size in bytes. */
async function storeCall(cache: Cache, path: string, data: unknown): Promise<number> {
  const { response, bytes } = json({ success: true, data, message: '' });
  await cache.put(path, response);
  return bytes;
}

/** Creates the store of one member. */
export function createGuideStore(dependencies: GuideStoreDependencies): GuideStore {
  const { caches, locks, fetch, memberId, isSignedIn, now } = dependencies;
  const name = memberCacheName(memberId);

  const readIndex = async (cache: Cache) =>
    parseSavedGuides((await (await cache.match(INDEX))?.text()) ?? null);

  /** Deletes what the index does not name, such as the rest of a guide that could not be saved. */
  const prune = async (cache: Cache, saved: SavedGuides) => {
    const used = storedUrls(saved);
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      const isUsed = pathname === INDEX || used.has(pathname + search);
      if (!isUsed) await cache.delete(request);
    }
  };

  const change = (work: (cache: Cache, saved: SavedGuides) => Promise<SavedGuides>) =>
    locks.request(name, async () => {
      if (!isSignedIn()) throw new SaveError('network');
      // If the member signs out meanwhile, the cache is deleted, and what is put into it goes with it.
      const cache = await caches.open(name);
      const before = await readIndex(cache);
      try {
        const after = await work(cache, before);
        await cache.put(INDEX, json(after).response);
        await prune(cache, after);
        return after;
      } catch (error) {
        await prune(cache, before);
        throw error;
      }
    });

  /** Fetches a picture. Null if the club has none there; throws if the network failed. */
  const fetchPicture = async ({ url, width }: GuidePicture): Promise<Blob | null> => {
    const response = await fetch(`${pictureKey(url)}&width=${width}`);
    if (mayStore('picture', factsOf(response))) return response.blob();
    const isMissing = [400, 403, 404, 415, 422].includes(response.status);
    if (isMissing && !/html/i.test(response.headers.get('content-type') ?? '')) return null;
    throw new TypeError(`The response is ${response.status}.`);
  };

  /** Stores the pictures that are not stored in this width yet. */
  const storePictures = async (
    cache: Cache,
    saved: SavedGuides,
    pictures: readonly GuidePicture[],
  ): Promise<Record<string, SavedPicture>> => {
    const stored: Record<string, SavedPicture> = {};
    const remaining = pictures.values();
    let hasFailed = false;
    const work = async () => {
      // All lines take from the same iterator.
      for (const picture of remaining) {
        if (hasFailed) return;
        const known = saved.pictures[picture.url];
        if (known !== undefined && known.width >= picture.width) {
          stored[picture.url] = known;
          continue;
        }
        const blob = await fetchPicture(picture);
        if (blob === null) continue;
        await cache.put(
          pictureKey(picture.url),
          new Response(blob, { headers: { 'content-type': blob.type } }),
        );
        stored[picture.url] = { width: picture.width, bytes: blob.size };
      }
    };
    const lines = Array.from({ length: AT_ONCE }, () =>
      work().catch((error: unknown) => {
        hasFailed = true;
        throw error;
      }),
    );
    // All have ended when one has failed, so that none stores anything after that.
    const failed = (await Promise.allSettled(lines)).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
    return stored;
  };

  const storeGuide = async (
    cache: Cache,
    saved: SavedGuides,
    detail: DestinationDetail,
    { pictures, isSaved }: { pictures: readonly GuidePicture[]; isSaved: boolean },
  ): Promise<SavedGuides> => {
    const calls: Record<string, number> = {};
    for (const [path, data] of guideContents(detail).calls) {
      calls[path] = await storeCall(cache, path, data);
    }
    return withGuide(saved, {
      id: detail.destination.id,
      name: detail.destination.name,
      openedAt: now(),
      isSaved,
      calls,
      pictures: await storePictures(cache, saved, pictures),
    });
  };

  return {
    read: async () => readIndex(await caches.open(name)),
    storeOpened: (detail, loaded) => {
      const own = new Set(guideContents(detail).pictures.map(({ url }) => url));
      const pictures = loaded.filter(({ url }) => own.has(url));
      return change((cache, saved) =>
        storeGuide(cache, saved, detail, { pictures, isSaved: false }),
      );
    },
    save: (details) =>
      change(async (cache, before) => {
        let saved = before;
        for (const detail of details) {
          const { pictures } = guideContents(detail);
          saved = await storeGuide(cache, saved, detail, { pictures, isSaved: true });
        }
        return saved;
      }).catch((error: unknown) => {
        throw saveErrorOf(error);
      }),
    remove: (ids) => change(async (_, saved) => withoutGuides(saved, ids)),
    storeDestinations: (data) =>
      change(async (cache, saved) =>
        withDestinations(saved, await storeCall(cache, DESTINATIONS_CALL, data)),
      ),
  };
}

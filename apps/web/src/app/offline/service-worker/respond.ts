import {
  callSource,
  filesCacheName,
  mayStore,
  memberCacheName,
  memberCaches,
  memberOfAuthorization,
  type OfflineKind,
  offlineKind,
  pictureKey,
} from '@parlour/core/offline';
import { factsOf } from './factsOf.ts';
import type { WorkerDependencies } from './release.ts';

/** Milliseconds until a stored copy takes the place of a network that says nothing. */
const NETWORK_TIMEOUT = 3000;

/** A request, and what lets the worker live on after its response. */
interface WorkerRequest {
  readonly request: Request;
  waitUntil(work: Promise<unknown>): void;
}

type Copy = Promise<Response | undefined>;

/** What responds to each kind of request. */
export type Respond = Readonly<Record<OfflineKind, (asked: WorkerRequest) => Promise<Response>>>;

/** Where one response may come from. */
interface Sources {
  readonly ask: () => Promise<Response>;
  /** Whether a response of the network is the club's. */
  readonly isGood: (response: Response) => boolean;
  readonly findCopy: () => Copy;
  /** Called with a good response of the network. A late one comes after the copy was used. */
  readonly onGood?: (response: Response, isLate: boolean) => void;
}

/** Returns what the worker may respond to; null for a request that passes it by (core/offline-1 to core/offline-4). */
export function kindOfRequest(request: Request, origin: string) {
  const { method, mode, url, headers } = request;
  const target = new URL(url);
  return offlineKind({
    method,
    isSameOrigin: target.origin === origin,
    isNavigation: mode === 'navigate',
    path: target.pathname,
    search: target.search,
    referrer: referrerOf(request, origin),
    memberId: memberOfAuthorization(headers.get('authorization')),
  });
}

/** Returns the path and query of what makes a request; null unless the browser names one of this site. */
function referrerOf({ referrer }: Request, origin: string): string | null {
  return referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length) : null;
}

/**
 * Creates the responses of the worker: the network's first, and what is stored where the network says nothing for three
 * seconds, fails or is not the club's. Only files come from the storage first, because their names have a hash.
 */
export function createRespond(dependencies: WorkerDependencies): Respond {
  const { caches, fetch, release, isOffline, tell } = dependencies;
  const filesCache = filesCacheName(release.id);
  // A storage that fails or is refused has nothing. Otherwise no file of the app would load any more.
  const copyIn = (cacheName: string, key: string): Copy =>
    caches.match(key, { cacheName, ignoreVary: true }).catch(() => undefined);

  const late = createLateResponses();

  /**
   * Asks the network, but does not wait for it long if there is a copy, nor at all offline. Tells the pages of a copy if
   * good responses are followed. Null: the network failed.
   */
  const networkFirst = async (
    asked: WorkerRequest,
    { ask, isGood, findCopy, onGood }: Sources,
  ): Promise<Response | null> => {
    if (isOffline()) {
      const copy = await findCopy();
      if (copy !== undefined) return copy;
    }
    let hasCome = false;
    let isLate = false;
    const network = ask().then(
      (response) => {
        hasCome = isGood(response);
        if (hasCome) onGood?.(response, isLate);
        return response;
      },
      () => null,
    );
    await Promise.race([network, afterTimeout()]);
    const copy = hasCome ? undefined : await findCopy();
    if (copy === undefined || hasCome) return network;
    isLate = true;
    if (onGood !== undefined) tell('unreachable');
    asked.waitUntil(network);
    return copy;
  };

  const storedPicture = async (url: string): Copy => {
    const original = new URL(url).searchParams.get('url') ?? '';
    for (const name of memberCaches(await caches.keys().catch(() => []))) {
      const copy = await copyIn(name, pictureKey(original));
      if (copy !== undefined) return copy;
    }
    return undefined;
  };

  return {
    page: async (asked) =>
      (await networkFirst(asked, {
        ask: () => fetch(asked.request),
        isGood: ({ status }) => status < 500,
        findCopy: () => copyIn(filesCache, release.page),
        // A captive portal has a page too, which must open. So a page alone does not say that the club can be reached.
        onGood: () => undefined,
      })) ?? Response.error(),

    call: async (asked) => {
      const { request } = asked;
      const { pathname, search } = new URL(request.url);
      const authorization = request.headers.get('authorization');
      const memberId = memberOfAuthorization(authorization);
      const key = `${request.url} ${authorization}`;
      const isOwn = (response: Response, hasCopy: boolean) =>
        callSource(factsOf(response), hasCopy) === 'network';
      const response =
        late.take(key) ??
        (await networkFirst(asked, {
          ask: async () => whole(await fetch(request)),
          isGood: (early) => isOwn(early, true),
          findCopy: async () =>
            memberId === null ? undefined : copyIn(memberCacheName(memberId), pathname + search),
          onGood: (good, isLate) => {
            if (isLate) late.put(key, good);
            tell('reachable');
          },
        }));
      return response !== null && isOwn(response, false) ? response : Response.error();
    },

    picture: async (asked) =>
      (await networkFirst(asked, {
        ask: () => fetch(asked.request),
        isGood: (response) => mayStore('picture', factsOf(response)),
        findCopy: () => storedPicture(asked.request.url),
      })) ?? Response.error(),

    file: async ({ request }) => {
      const copy = await copyIn(filesCache, request.url);
      if (copy !== undefined) return copy;
      const response = await fetch(request);
      if (mayStore('file', factsOf(response))) {
        const stored = response.clone();
        void caches
          .open(filesCache)
          .then((cache) => cache.put(request.url, stored))
          .catch(() => undefined);
      }
      return response;
    },
  };
}

const afterTimeout = () =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), NETWORK_TIMEOUT);
  });

/** Waits for the whole body, and throws if it is cut off or is not the JSON that it says (web/app/offline-5). */
async function whole(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  const body = await response.text();
  if (/\bjson\b/i.test(headers.get('content-type') ?? '')) JSON.parse(body);
  return new Response(body, { status, statusText, headers });
}

/** Milliseconds that a page has to ask again. */
const LIFETIME = 10_000;

/** The good responses that came after their stored copies were used, each until it is asked for again. */
interface LateResponses {
  readonly put: (key: string, response: Response) => void;
  /** Removes and returns one. */
  readonly take: (key: string) => Response | undefined;
}

/** Creates an empty memory of late responses. It holds each only for a moment, as it is not stored by its member. */
function createLateResponses(): LateResponses {
  const late = new Map<string, Response>();
  const take = (key: string) => {
    const response = late.get(key);
    late.delete(key);
    return response;
  };
  return {
    take,
    put: (key, response) => {
      late.set(key, response);
      setTimeout(() => {
        if (late.get(key) === response) late.delete(key);
      }, LIFETIME);
    },
  };
}

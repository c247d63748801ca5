const base = 'https://club.example';

const keyOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, base).href;

/** One cache, as far as the app uses it. */
class FakeCache {
  readonly stored = new Map<string, Response>();
  readonly onPut: () => void;

  constructor(onPut: () => void) {
    this.onPut = onPut;
  }

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    return this.stored.get(keyOf(request))?.clone();
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    this.onPut();
    // Reads the body, as a browser does, so that one that is cut off is not stored.
    const body = await response.arrayBuffer();
    const { status, headers } = response;
    this.stored.set(keyOf(request), new Response(body, { status, headers }));
  }

  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.stored.delete(keyOf(request));
  }

  async keys(): Promise<Request[]> {
    return [...this.stored.keys()].map((url) => new Request(url));
  }
}

/** Creates a cache storage in memory, with the paths of what is in it. */
export function fakeCaches({ onPut = () => undefined }: { onPut?: () => void } = {}) {
  const all = new Map<string, FakeCache>();
  const caches = {
    open: async (name: string) => {
      const cache = all.get(name) ?? new FakeCache(onPut);
      all.set(name, cache);
      return cache;
    },
    match: async (request: RequestInfo | URL, { cacheName = '' } = {}) =>
      all.get(cacheName)?.match(request),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
  return {
    // As much of the interface as the app uses.
    caches: caches as unknown as CacheStorage,
    pathsIn: (name: string) =>
      [...(all.get(name)?.stored.keys() ?? [])].map((url) => url.slice(base.length)),
  };
}

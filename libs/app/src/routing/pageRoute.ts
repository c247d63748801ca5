import type { ComponentType } from 'react';
import { type NonIndexRouteObject, matchRoutes, type RouteObject } from 'react-router';

/** Where a page is opened: its path parameters and full URL. */
interface PageLocation {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
}

/** The services that routes use. `Prefetch` starts the calls of the app's pages. */
interface PageServices<Prefetch> {
  readonly loadData: () => Promise<{ readonly prefetch: Prefetch }>;
  /** Whether a page renders only after its calls have settled. True on the server, because it renders once. */
  readonly shouldAwaitCalls?: boolean;
}

interface Page<Prefetch> {
  readonly path: string;
  /** Loads the page's code. */
  readonly load: () => Promise<ComponentType>;
  /** Starts the page's calls. */
  readonly start?: (prefetch: Prefetch, location: PageLocation) => Promise<unknown>;
  readonly middleware?: NonIndexRouteObject['middleware'];
}

/** A route handle that can prefetch its page. */
interface Prefetchable {
  readonly prefetch: (location: PageLocation) => void;
}

/** Creates a route that loads its code and starts its calls in parallel, when it is opened or prefetched. */
export function createPageRoute<Prefetch>(
  services: PageServices<Prefetch>,
  { path, load, start, middleware }: Page<Prefetch>,
): RouteObject {
  const startCalls = async (location: PageLocation) => {
    const calls = start?.((await services.loadData()).prefetch, location);
    if (services.shouldAwaitCalls === true) await calls;
  };
  const handle: Prefetchable = {
    prefetch: (location) => {
      // The page shows a failure and offers a retry when it is opened.
      void Promise.allSettled([load(), startCalls(location)]);
    },
  };
  return {
    path,
    ...(middleware === undefined ? {} : { middleware }),
    handle,
    loader: async ({ params, request }) => {
      await startCalls({ params, url: new URL(request.url) });
      return null;
    },
    lazy: { Component: load },
  };
}

const isPrefetchable = (handle: unknown): handle is Prefetchable =>
  typeof handle === 'object' && handle !== null && 'prefetch' in handle;

/** Creates a function that prefetches the code and data of a page by its path. */
export function createPagePrefetcher(routes: RouteObject[], origin: string) {
  return (path: string): void => {
    const url = new URL(path, origin);
    for (const { route, params } of matchRoutes(routes, url) ?? []) {
      const handle: unknown = route.handle;
      if (isPrefetchable(handle)) handle.prefetch({ params, url });
    }
  };
}

import type { Route } from '@parlour/core/routes';
import type { ComponentType } from 'react';
import { matchRoutes, type Params, type RouteObject } from 'react-router';
import type { CachedCalls } from '../data/createData.ts';
import { orPageNotLoaded } from './pageLoading.ts';

/** The services that routes use. */
interface PageServices {
  readonly loadData: () => Promise<CachedCalls>;
  /** Returns the navigation state of the page that is being opened. Absent on the server, where no link was followed. */
  readonly navigationState?: () => unknown;
  /** Whether a page renders only after its calls have settled. True on the server, because it renders once. */
  readonly shouldAwaitCalls?: boolean;
}

/** A page: its route, its code and its calls. */
export interface Page {
  readonly route: Route;
  /** Loads the page's code. */
  readonly load: () => Promise<ComponentType>;
  /**
   * Starts the page's calls and resolves when all have settled. `id` is the parameter of the path, if it has one, and
   * `state` the navigation state, which may hold anything.
   */
  readonly start?: (data: CachedCalls, id: string, state: unknown) => Promise<unknown>;
}

/** A route handle that can prefetch its page. */
interface Prefetchable {
  readonly prefetch: (params: Params, state: unknown) => void;
}

/** Creates a route that loads its code and starts its calls in parallel, when it is opened or prefetched. */
export function createPageRoute(services: PageServices, { route, load, start }: Page): RouteObject {
  const startCalls = async (params: Params, stateOf: () => unknown) => {
    if (start === undefined) return;
    const data = await services.loadData();
    const [id = ''] = Object.values(params);
    // The cache holds failures for the page to show.
    const calls = start(data, id, stateOf()).catch(() => undefined);
    if (services.shouldAwaitCalls === true) await calls;
  };
  const handle: Prefetchable = {
    prefetch: (params, state) => {
      // The page shows a failure and offers a retry when it is opened.
      void Promise.allSettled([load(), startCalls(params, () => state)]);
    },
  };
  return {
    path: route.path,
    handle,
    loader: async ({ params }) => {
      await startCalls(params, () => services.navigationState?.());
      return null;
    },
    lazy: { Component: () => load().catch(orPageNotLoaded) },
  };
}

const isPrefetchable = (handle: unknown): handle is Prefetchable =>
  typeof handle === 'object' && handle !== null && 'prefetch' in handle;

/** Creates a function that prefetches the code and data of a page by its path and the navigation state of its link. */
export function createPagePrefetcher(routes: RouteObject[], origin: string) {
  return (path: string, state: unknown): void => {
    for (const { route, params } of matchRoutes(routes, new URL(path, origin)) ?? []) {
      const handle: unknown = route.handle;
      if (isPrefetchable(handle)) handle.prefetch(params, state);
    }
  };
}

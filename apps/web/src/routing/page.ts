import type { ComponentType } from 'react';
import { type NonIndexRouteObject, matchRoutes, type RouteObject } from 'react-router';
import type { Data } from '../data/createData.ts';
import type { Services } from '../services.ts';

/** Where a page is opened: the parameters of its path and its whole address. */
interface PageAddress {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
}

interface Page {
  readonly path: string;
  /** Loads the page's code. */
  readonly load: () => Promise<ComponentType>;
  /** Starts the page's calls. */
  readonly start?: (prefetch: Data['prefetch'], address: PageAddress) => Promise<unknown>;
  readonly middleware?: NonIndexRouteObject['middleware'];
}

/** What a route knows to do before it is opened. */
interface Warmable {
  readonly warm: (address: PageAddress) => void;
}

/** A route whose code and calls start side by side, when it is opened or warmed. */
export function page(services: Services, { path, load, start, middleware }: Page): RouteObject {
  const startCalls = async (address: PageAddress) => {
    const calls = start?.((await services.loadData()).prefetch, address);
    if (services.waitsForCalls === true) await calls;
  };
  const warmable: Warmable = {
    warm: (address) => {
      // A failure shows, and can be tried again, once the page is opened.
      void Promise.allSettled([load(), startCalls(address)]);
    },
  };
  return {
    path,
    ...(middleware === undefined ? {} : { middleware }),
    handle: warmable,
    loader: async ({ params, request }) => {
      await startCalls({ params, url: new URL(request.url) });
      return null;
    },
    lazy: { Component: load },
  };
}

const isWarmable = (handle: unknown): handle is Warmable =>
  typeof handle === 'object' && handle !== null && 'warm' in handle;

/** Makes the function that loads the code and the data of an address ahead, for a link that is pointed at. */
export const createWarm =
  (routes: RouteObject[], origin: string) =>
  (path: string): void => {
    const url = new URL(path, origin);
    for (const { route, params } of matchRoutes(routes, url) ?? []) {
      const handle: unknown = route.handle;
      if (isWarmable(handle)) handle.warm({ params, url });
    }
  };

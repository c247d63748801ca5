import { createData } from '@parlour/app/data';
import { pageTitle } from '@parlour/app/routing';
import type { KeyValueStorage } from '@parlour/app/session';
import type { CreateRenderPage, RenderPageInput } from '@parlour/contract';
import { matchVisitorRoute } from '@parlour/core';
import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { createCriticalCss } from './criticalCss.ts';
import { previews } from './previews.ts';
import { createServerServices, createServerSession, loadRoute, ORIGIN } from './renderRoute.tsx';

const emptyStorage: KeyValueStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

// The server renders for visitors only, without a session.
const session = createServerSession(emptyStorage);

/** What the server has around a page, with the classes that its script sets. */
const frame = '<html class="is-member fonts-later" data-theme><body><div data-rendered></div>';

/**
 * Creates the function that renders the page at a path as a visitor sees it, after its calls have settled. It returns null
 * for any page not rendered.
 */
export const createRenderPage: CreateRenderPage = (styleSheet) => {
  const styleOf = createCriticalCss(styleSheet);
  return async ({ path, configuration, call }) => {
    const url = new URL(path, ORIGIN);
    const name = matchVisitorRoute(url.pathname);
    if (name === null) return null;
    const data = createData({
      session,
      origin: ORIGIN,
      pageUrl: () => url.href,
      // The visitor waits for the page, and the browser fetches again.
      retries: 0,
      fetch: createFetch(call),
    });
    prepareCache(data.queryClient);
    const services = createServerServices({ configuration, session, storage: emptyStorage, data });
    const route = await loadRoute(url, { ...services, shouldAwaitCalls: true });
    if (route === null) return null;
    const { context } = route;
    const id = Object.values(context.matches.at(-1)?.params ?? {})[0] ?? '';
    const loaded = previews[name]({ client: data.client, cache: data.queryClient, id });
    if (loaded === null || context.errors !== null) return null;
    const { preview, status } = loaded;
    const html = route.render();
    return {
      title: pageTitle(preview.title, configuration.clubName),
      preview,
      status,
      html,
      style: styleOf(frame + html),
      data: dehydrateVisibleData(data.queryClient),
    };
  };
};

/**
 * Turns off expiry: its timers would hold the pages of the last minutes in memory (`web/app/server-9`). A failed call counts as
 * failed while rendering, and is not about to be made again (`web/app/server-12`).
 */
function prepareCache(cache: QueryClient): void {
  const { queries } = cache.getDefaultOptions();
  cache.setDefaultOptions({ queries: { ...queries, gcTime: Infinity, retryOnMount: false } });
}

/** Creates a `fetch` for the client. On the server it sends only GET requests for JSON. */
const createFetch =
  (call: RenderPageInput['call']): typeof globalThis.fetch =>
  async (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const { status, body } = await call(pathname + search);
    return new Response(body, { status, headers: { 'content-type': 'application/json' } });
  };

/** Dehydrates the data shown by the page, without data cached as a side effect; null without data (`web/app/server-3`). */
function dehydrateVisibleData(cache: QueryClient): DehydratedState | null {
  const state = dehydrate(cache, {
    shouldDehydrateQuery: ({ state: { status }, options }) =>
      status !== 'pending' && options.queryFn !== undefined,
  });
  return state.queries.length === 0 ? null : state;
}

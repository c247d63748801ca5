import { createData } from '@parlour/app/data';
import { createAppLink, pageTitle } from '@parlour/app/routing';
import { createSession, type KeyValueStorage } from '@parlour/app/session';
import type { RenderPageInput, RenderPage } from '@parlour/contract';
import { matchVisitorRoute } from '@parlour/core';
import { LinkProvider } from '@parlour/ui';
import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { createRoutes } from '../routes/routes.tsx';
import type { Services } from '../services.ts';
import { ServicesProvider } from '../ServicesProvider.tsx';
import { storageKeys } from '../session/storageKeys.ts';
import { previews } from './previews.ts';

/** Never requested: the calls use the given `fetch`, and links stay paths. */
const ORIGIN = 'http://parlour.invalid';

const emptyStorage: KeyValueStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

// The server renders for visitors only, without a session.
const session = createSession({
  storage: emptyStorage,
  tabStorage: emptyStorage,
  storageKeys,
  now: Date.now,
  revokeSession: () => undefined,
  clearCachedData: () => undefined,
  shownPage: () => ({ pathname: '', search: '' }),
  goTo: () => undefined,
  log: () => undefined,
});

// Nothing is prefetched on the server.
const AppLink = createAppLink(() => undefined);

/** Renders the page at a path as a visitor sees it, after its calls have settled; null for any page not rendered. */
export const renderPage: RenderPage = async ({ path, configuration, call }) => {
  const url = new URL(path, ORIGIN);
  const route = matchVisitorRoute(url.pathname);
  if (route === null) return null;
  const data = createData({
    session,
    origin: ORIGIN,
    pageUrl: () => url.href,
    newKey: () => '',
    fetch: createFetch(call),
  });
  prepareCache(data.queryClient);
  const services: Services = {
    configuration,
    session,
    tabStorage: emptyStorage,
    storageKeys,
    loadData: () => Promise.resolve(data),
    shouldAwaitCalls: true,
  };
  const handler = createStaticHandler(createRoutes(services));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) return null;
  const id = Object.values(context.matches.at(-1)?.params ?? {})[0] ?? '';
  const loaded = previews[route]({ client: data.client, cache: data.queryClient, id });
  if (loaded === null || context.errors !== null) return null;
  const { preview, status } = loaded;

  const html = renderToString(
    <ServicesProvider value={services}>
      <LinkProvider component={AppLink}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </LinkProvider>
    </ServicesProvider>,
  );
  return {
    title: pageTitle(preview.title, configuration.clubName),
    preview,
    status,
    html,
    data: dehydrateVisibleData(data.queryClient),
  };
};

/**
 * Turns off expiry: its timers would hold the pages of the last minutes in memory (`WSR9`). A failed call counts as
 * failed while rendering, and is not about to be made again (`WSR12`).
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

/** Dehydrates the data shown by the page, without data cached as a side effect; null without data (`WSR3`). */
function dehydrateVisibleData(cache: QueryClient): DehydratedState | null {
  const state = dehydrate(cache, {
    shouldDehydrateQuery: ({ state: { status }, options }) =>
      status !== 'pending' && options.queryFn !== undefined,
  });
  return state.queries.length === 0 ? null : state;
}

import type { PageOrder, RenderPage } from '@parlour/contract';
import { LOGIN_PATH, sharedRouteOf } from '@parlour/core';
import { LinkProvider } from '@parlour/ui';
import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { KeyValueStorage } from '../browserStorage.ts';
import { createData } from '../data/createData.ts';
import { createRoutes } from '../routes.tsx';
import { createAppLink } from '../routing/AppLink.tsx';
import { pageTitle } from '../routing/usePageTitle.ts';
import { type Services, ServicesContext } from '../services.ts';
import { createSession } from '../session/createSession.ts';
import { previews } from './previews.ts';

/** Never asked for anything: the calls go through `fetch`, and links stay paths. */
const ORIGIN = 'http://parlour.invalid';

const nothingStored: KeyValueStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

// Nobody is signed in on the server, whose pages are for visitors.
const session = createSession({
  storage: nothingStored,
  tabStorage: nothingStored,
  now: Date.now,
  forgetAnswers: () => undefined,
  goTo: () => undefined,
  log: () => undefined,
});

// On the server nothing is pointed at.
const AppLink = createAppLink(() => undefined);

/** Renders the page of an address as a visitor sees it, once its calls have ended. */
export const renderPage: RenderPage = async ({ address, configuration, call }) => {
  const url = new URL(address, ORIGIN);
  const route = url.pathname === LOGIN_PATH ? LOGIN_PATH : sharedRouteOf(url.pathname);
  if (route === null) return null;
  const data = createData({
    session,
    origin: ORIGIN,
    address: () => url.href,
    newKey: () => '',
    fetch: fetchBy(call),
  });
  keepUntilRendered(data.queryClient);
  const services: Services = {
    configuration,
    session,
    tabStorage: nothingStored,
    loadData: () => Promise.resolve(data),
    waitsForCalls: true,
  };
  const handler = createStaticHandler(createRoutes(services));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) return null;
  const id = Object.values(context.matches.at(-1)?.params ?? {})[0] ?? '';
  const preview = previews[route]({ client: data.client, cache: data.queryClient, id });
  if (preview === null || context.errors !== null) return null;

  const html = renderToString(
    <ServicesContext value={services}>
      <LinkProvider component={AppLink}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </LinkProvider>
    </ServicesContext>,
  );
  return {
    title: pageTitle(preview.title, configuration.clubName),
    preview,
    html,
    data: dataOf(data.queryClient),
  };
};

/** Forgets with the page: a cache that forgets by the clock would hold every page of the last minutes in memory. */
function keepUntilRendered(cache: QueryClient): void {
  const { queries } = cache.getDefaultOptions();
  cache.setDefaultOptions({ queries: { ...queries, gcTime: Infinity } });
}

/** A `fetch` for the client, whose calls are all GETs that ask for JSON. */
const fetchBy =
  (call: PageOrder['call']): typeof globalThis.fetch =>
  async (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const { status, body } = await call(pathname + search);
    return new Response(body, { status, headers: { 'content-type': 'application/json' } });
  };

/** What the page shows, without what only came along with it; null where it shows no data. */
function dataOf(cache: QueryClient): DehydratedState | null {
  const state = dehydrate(cache, {
    shouldDehydrateQuery: ({ state: { status }, options }) =>
      status === 'success' && options.queryFn !== undefined,
  });
  return state.queries.length === 0 ? null : state;
}

import { createAppLink } from '@parlour/app/routing';
import { createSession, type KeyValueStorage } from '@parlour/app/session';
import { LinkProvider } from '@parlour/ui';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { createRoutes } from '../routes/routes.tsx';
import type { Services } from '../services.ts';
import { ServicesProvider } from '../ServicesProvider.tsx';
import { storageKeys } from '../session/storageKeys.ts';

/** Never requested: the calls use the given `fetch`, and links stay paths. */
export const ORIGIN = 'http://parlour.invalid';

// Nothing is prefetched on the server.
const AppLink = createAppLink(() => undefined);

/** Creates the session of a page without a browser. */
export function createServerSession(storage: KeyValueStorage) {
  return createSession({
    storage,
    tabStorage: storage,
    storageKeys,
    now: Date.now,
    revokeSession: () => undefined,
    clearCachedData: () => undefined,
    shownPage: () => ({ pathname: '', search: '' }),
    goTo: () => undefined,
    log: () => undefined,
  });
}

/** What the services of a page without a browser are made of. */
interface ServerServicesInput extends Pick<Services, 'configuration' | 'session'> {
  /** It takes the place of both of the browser's storages. */
  readonly storage: KeyValueStorage;
  readonly data: Awaited<ReturnType<Services['loadData']>>;
}

/** Creates the services of a page without a browser. */
export function createServerServices({
  configuration,
  session,
  storage,
  data,
}: ServerServicesInput): Services {
  return {
    configuration,
    session,
    browserStorage: storage,
    tabStorage: storage,
    storageKeys,
    loadData: () => Promise.resolve(data),
    reloadAt: () => undefined,
  };
}

/** A route that has been loaded, and how to render it. */
export interface LoadedRoute {
  readonly context: StaticHandlerContext;
  readonly render: () => string;
}

/** Loads the route of a URL; null if it responds by itself, as with a redirect. */
export async function loadRoute(
  url: string | URL,
  services: Services,
): Promise<LoadedRoute | null> {
  const handler = createStaticHandler(createRoutes(services));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) return null;
  const render = () =>
    renderToString(
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
  return { context, render };
}

import type { Configuration } from '@parlour/contract';
import { SESSION_KEY, serializeSession, sessionOfSignIn } from '@parlour/core';
import { LinkProvider } from '@parlour/ui';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { createData, type Data } from '../app/data/createData.ts';
import { newKey } from '../app/data/newKey.ts';
import { createAppLink } from '../app/routing/AppLink.tsx';
import { createPagePrefetcher } from '../app/routing/pageRoute.ts';
import { createRoutes } from '../app/routes.tsx';
import { type Services, ServicesContext } from '../app/services.ts';
import { createSession } from '../app/session/createSession.ts';
import { configuration as configurationOfClub, signIn } from './club.ts';

const origin = 'http://localhost';

/** Renders the whole app at a path, with jsdom's storage and the current `fetch`. */
export function renderApp(
  path: string,
  {
    signedIn = true,
    configuration = configurationOfClub,
  }: { signedIn?: boolean; configuration?: Configuration } = {},
) {
  if (signedIn) {
    localStorage.setItem(SESSION_KEY, serializeSession(sessionOfSignIn(signIn)));
  }
  let data: Data | undefined;
  const log = vi.fn();
  const session = createSession({
    storage: localStorage,
    tabStorage: sessionStorage,
    now: Date.now,
    clearCachedData: () => data?.queryClient.clear(),
    goTo: (to) => void router.navigate(to),
    log,
  });
  const pageUrl = () => origin + router.state.location.pathname + router.state.location.search;
  const services: Services = {
    configuration,
    session,
    tabStorage: sessionStorage,
    loadData: async () => (data ??= createData({ session, origin, pageUrl: pageUrl, newKey })),
  };
  const routes = createRoutes(services);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const AppLink = createAppLink(createPagePrefetcher(routes, origin));
  render(
    <ServicesContext value={services}>
      <LinkProvider component={AppLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </ServicesContext>,
  );
  return { router, session, services, log, user: userEvent.setup() };
}

import { createData, type Data } from '@parlour/app/data';
import { createAppLink, createPagePrefetcher, openedPageOf } from '@parlour/app/routing';
import { createSession } from '@parlour/app/session';
import type { Configuration } from '@parlour/contract';
import { SESSION_KEY, serializeSession, sessionOfSignIn } from '@parlour/core';
import { LinkProvider } from '@parlour/ui';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { createRoutes } from '../app/routes/routes.tsx';
import type { Services } from '../app/services.ts';
import { ServicesProvider } from '../app/ServicesProvider.tsx';
import { REPLY_DRAFTS_KEY, storageKeys } from '../app/session/storageKeys.ts';
import { configuration as configurationOfClub, signIn } from './club.ts';

const origin = 'http://localhost';

/**
 * Renders the whole app at a path, with jsdom's storage and the current `fetch`.
 * @param state the navigation state of the first page, as after a reload
 * @param firstPicture the picture that the page came with
 */
export function renderApp(
  path: string,
  {
    signedIn = true,
    configuration = configurationOfClub,
    state = null,
    firstPicture,
  }: {
    signedIn?: boolean;
    configuration?: Configuration;
    state?: unknown;
    firstPicture?: string;
  } = {},
) {
  if (signedIn) {
    localStorage.setItem(SESSION_KEY, serializeSession(sessionOfSignIn(signIn)));
  }
  let data: Data | undefined;
  const log = vi.fn();
  const session = createSession({
    storage: localStorage,
    tabStorage: sessionStorage,
    storageKeys,
    now: Date.now,
    revokeSession: (ended) => data?.revokeSession(ended),
    clearCachedData: () => {
      sessionStorage.removeItem(REPLY_DRAFTS_KEY);
      data?.queryClient.clear();
    },
    shownPage: () => openedPageOf(router),
    goTo: (to) => void router.navigate(to),
    log,
  });
  const pageUrl = () => origin + router.state.location.pathname + router.state.location.search;
  const services: Services = {
    configuration,
    session,
    browserStorage: localStorage,
    tabStorage: sessionStorage,
    storageKeys,
    firstPicture,
    loadData: async () => (data ??= createData({ session, origin, pageUrl: pageUrl })),
    navigationState: () => openedPageOf(router).state,
  };
  const routes = createRoutes(services);
  const router = createMemoryRouter(routes, { initialEntries: [{ ...parsePath(path), state }] });
  const AppLink = createAppLink(createPagePrefetcher(routes, origin));
  render(
    <ServicesProvider value={services}>
      <LinkProvider component={AppLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </ServicesProvider>,
  );
  return { router, session, services, log, user: userEvent.setup() };
}

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
import {
  REPLY_DRAFTS_KEY,
  REQUEST_DRAFT_KEY,
  SAVED_ITEMS_KEY,
  storageKeys,
} from '../app/session/storageKeys.ts';
import { createViewData } from '../features/member-view/createViewData.ts';
import { configuration as configurationOfClub, signIn } from './club.ts';

const origin = 'http://localhost';

/**
 * Renders the whole app at a path, with jsdom's storage and the current `fetch`.
 * @param state the navigation state of the first page, as after a reload
 * @param firstPicture the picture that the page came with
 * @param isMemberView whether a member of staff looks as the member
 * @param reloadAt loads a page anew
 */
export function renderApp(
  path: string,
  {
    signedIn = true,
    configuration = configurationOfClub,
    state = null,
    firstPicture,
    isMemberView = false,
    reloadAt = () => undefined,
  }: {
    signedIn?: boolean;
    configuration?: Configuration;
    state?: unknown;
    firstPicture?: string;
    isMemberView?: boolean;
    reloadAt?: (path: string) => void;
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
      sessionStorage.removeItem(REQUEST_DRAFT_KEY);
      localStorage.removeItem(SAVED_ITEMS_KEY);
      data?.queryClient.clear();
    },
    shownPage: () => openedPageOf(router),
    goTo: (to) => void router.navigate(to),
    log,
  });
  const pageUrl = () => origin + router.state.location.pathname + router.state.location.search;
  const makeData = () => {
    const made = createData({ session, origin, pageUrl });
    return isMemberView ? createViewData(made, () => session.getSnapshot().context.session) : made;
  };
  const services: Services = {
    configuration,
    session,
    browserStorage: localStorage,
    tabStorage: sessionStorage,
    storageKeys,
    firstPicture,
    isMemberView,
    reloadAt,
    loadData: async () => (data ??= makeData()),
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

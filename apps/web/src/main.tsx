import type { Data } from '@parlour/app/data';
import {
  createAppLink,
  createPagePrefetcher,
  hasNavigationState,
  loadAfterFirstLoad,
  nextTask,
  openedPageOf,
  whenInitialized,
} from '@parlour/app/routing';
import {
  browserStorage,
  createSession,
  followOtherTabs,
  guardPageCache,
  isSignedIn,
} from '@parlour/app/session';
import { VIEW_SESSION_KEY } from '@parlour/core';
import { routes as pages } from '@parlour/core/routes';
import { LinkProvider } from '@parlour/ui';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { readConfiguration } from './app/configuration.ts';
import { createRoutes } from './app/routes/routes.tsx';
import type { Services } from './app/services.ts';
import { ServicesProvider } from './app/ServicesProvider.tsx';
import {
  REPLY_DRAFTS_KEY,
  REQUEST_DRAFT_KEY,
  SAVED_ITEMS_KEY,
  storageKeys,
} from './app/session/storageKeys.ts';

/** Starts in steps, so that the page responds to a tap in between. Awaits at the top level would split the entry's file. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element #root.');

  await nextTask();

  let data: Promise<Data> | undefined;

  const sharedStorage = browserStorage(() => localStorage);
  const tabStorage = browserStorage(() => sessionStorage);

  const isMemberView = tabStorage.getItem(VIEW_SESSION_KEY) !== null;
  // A view is apart from the session of this browser.
  const storage = isMemberView ? tabStorage : sharedStorage;
  const keys = isMemberView ? { ...storageKeys, session: VIEW_SESSION_KEY } : storageKeys;
  const reloadAt = (path: string) => window.location.replace(path);

  const session = createSession({
    storage,
    tabStorage,
    storageKeys: keys,
    now: Date.now,
    revokeSession: (ended) =>
      void services.loadData().then(
        (loaded) => loaded.revokeSession(ended),
        () => undefined,
      ),
    clearCachedData: () => {
      tabStorage.removeItem(REPLY_DRAFTS_KEY);
      tabStorage.removeItem(REQUEST_DRAFT_KEY);
      storage.removeItem(SAVED_ITEMS_KEY);
      void data?.then(({ queryClient }) => queryClient.clear());
    },
    shownPage: () => openedPageOf(router),
    goTo: (path) => (isMemberView ? reloadAt(pages.view.path) : void router.navigate(path)),
    // oxlint-disable-next-line no-console -- the specification asks for this line in the browser's log
    log: (message) => console.warn(message),
  });
  followOtherTabs(session, window, keys);
  guardPageCache(session, {
    storage,
    storageKeys: keys,
    page: window,
    reload: () => window.location.reload(),
  });
  await nextTask();

  /** Loaded separately, because members never need it. Null without the server's HTML, and if the file can't be loaded. */
  const hydration =
    root.dataset['rendered'] === undefined
      ? null
      : import('@parlour/app/hydrate').catch(() => null);

  /** Whether the server's HTML fits this visit: a visitor without navigation state. */
  const shouldHydrate =
    hydration !== null && !isSignedIn(session) && !hasNavigationState(window.history);

  const services: Services = {
    configuration: readConfiguration(document),
    session,
    browserStorage: storage,
    tabStorage,
    storageKeys: keys,
    isMemberView,
    reloadAt,
    loadData: () => (data ??= loadData()),
    firstPicture: document.querySelector<HTMLMetaElement>('meta[name=first-picture]')?.content,
    navigationState: () => openedPageOf(router).state,
  };

  async function loadData(): Promise<Data> {
    // The browser's first formatter of dates takes as long as a screen. It is made here, in a task of its own.
    setTimeout(() => Intl.DateTimeFormat('en-US'));
    const { createData } = await import('@parlour/app/create-data');
    await nextTask();
    const loaded = createData({
      session,
      origin: window.location.origin,
      pageUrl: () => window.location.href,
    });
    if (shouldHydrate) await (await hydration)?.hydrateData(loaded.queryClient);
    if (!isMemberView) return loaded;
    const { createViewData } = await import('./features/member-view/createViewData.ts');
    return createViewData(loaded, () => session.getSnapshot().context.session);
  }

  const routes = createRoutes(services);
  await nextTask();

  const router = createBrowserRouter(routes);
  const AppLink = createAppLink(createPagePrefetcher(routes, window.location.origin));

  await nextTask();

  const app = (
    <ServicesProvider value={services}>
      <LinkProvider component={AppLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </ServicesProvider>
  );
  // After the first load, which it must not delay.
  const startForMembers = () =>
    void import('./startForMembers.ts').then(
      (members) => members.startForMembers(services),
      () => addEventListener('online', startForMembers, { once: true }),
    );
  // Neither would belong to who looks: guides stored in this browser, and hints of what changes.
  if (!isMemberView) setTimeout(startForMembers, 1500);
  loadAfterFirstLoad(router, tabStorage, () => isSignedIn(session));

  const takeOver = await hydration;
  if (takeOver === null) {
    whenInitialized(router, () => {
      delete root.dataset['rendered'];
      // In slices, so that a tap is answered meanwhile.
      startTransition(() => createRoot(root).render(app));
    });
  } else if (shouldHydrate) takeOver.hydratePage(root, app, router);
  else takeOver.renderFresh(root, app, router);
}

void start();

import { LinkProvider } from '@parlour/ui';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { readConfiguration } from './configuration.ts';
import type { Data } from './data/createData.ts';
import { newKey } from './newKey.ts';
import { createAppLink } from './routing/AppLink.tsx';
import { createWarm } from './routing/page.ts';
import { createRoutes } from './routes.tsx';
import { hasNavigationState, TakenOver, whenInitialized } from './routing/takeOver.tsx';
import { type Services, ServicesContext } from './services.ts';
import { createSession, followOtherTabs, isSignedIn } from './session/createSession.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');

let data: Promise<Data> | undefined;

const session = createSession({
  storage: localStorage,
  tabStorage: sessionStorage,
  now: Date.now,
  forgetAnswers: () => void data?.then(({ queryClient }) => queryClient.clear()),
  goTo: (path) => void router.navigate(path),
  // oxlint-disable-next-line no-console -- the specification asks for this line in the browser's log
  log: (message) => console.warn(message),
});
followOtherTabs(session, window);

/** Whether the server has rendered this page as it stands: for a visitor, who came by no link within the app. */
const isTakenOver =
  root.dataset['rendered'] !== undefined &&
  !isSignedIn(session) &&
  !hasNavigationState(window.history);

const services: Services = {
  configuration: readConfiguration(document),
  session,
  tabStorage: sessionStorage,
  loadData: () => (data ??= loadData()),
};

async function loadData(): Promise<Data> {
  const { createData } = await import('./data/createData.ts');
  const loaded = createData({
    session,
    origin: window.location.origin,
    address: () => window.location.href,
    newKey,
  });
  const kept = isTakenOver ? document.getElementById('data')?.textContent : null;
  if (kept) (await import('./data/keepRenderedData.ts')).keepRenderedData(loaded.queryClient, kept);
  return loaded;
}

const routes = createRoutes(services);
const router = createBrowserRouter(routes);
const AppLink = createAppLink(createWarm(routes, window.location.origin));

const app = (
  <ServicesContext value={services}>
    <LinkProvider component={AppLink}>
      <RouterProvider router={router} />
    </LinkProvider>
  </ServicesContext>
);
if (isTakenOver) {
  // What the server has rendered stays until the code of its page is there. In small pieces, so that it can be used meanwhile.
  whenInitialized(router, () =>
    startTransition(() => void hydrateRoot(root, <TakenOver>{app}</TakenOver>)),
  );
} else {
  if (root.dataset['rendered'] !== undefined) root.replaceChildren();
  delete root.dataset['rendered'];
  createRoot(root).render(<TakenOver>{app}</TakenOver>);
}
// Every route change starts at the top, going back included (specification, section 2).
window.history.scrollRestoration = 'manual';

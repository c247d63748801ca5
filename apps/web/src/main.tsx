import { LinkProvider } from '@parlour/ui';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { browserStorage } from './browserStorage.ts';
import { readConfiguration } from './configuration.ts';
import type { Data } from './data/createData.ts';
import { newKey } from './newKey.ts';
import { createAppLink } from './routing/AppLink.tsx';
import { hasNavigationState } from './routing/hasNavigationState.ts';
import { createWarm } from './routing/page.ts';
import { createRoutes } from './routes.tsx';
import { type Services, ServicesContext } from './services.ts';
import { createSession, followOtherTabs, isSignedIn } from './session/createSession.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');

let data: Promise<Data> | undefined;

const tabStorage = browserStorage(() => sessionStorage);

const session = createSession({
  storage: browserStorage(() => localStorage),
  tabStorage,
  now: Date.now,
  forgetAnswers: () => void data?.then(({ queryClient }) => queryClient.clear()),
  goTo: (path) => void router.navigate(path),
  // oxlint-disable-next-line no-console -- the specification asks for this line in the browser's log
  log: (message) => console.warn(message),
});
followOtherTabs(session, window);

/** In a file of its own, because members have no use for it. */
const rendered = root.dataset['rendered'] === undefined ? null : import('./routing/takeOver.tsx');

/** Whether the server has rendered this page as it stands: for a visitor, who came by no link within the app. */
const isTakenOver =
  rendered !== null && !isSignedIn(session) && !hasNavigationState(window.history);

const services: Services = {
  configuration: readConfiguration(document),
  session,
  tabStorage,
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
  if (isTakenOver) await (await rendered)?.keepData(loaded.queryClient);
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
const draw = () => {
  delete root.dataset['rendered'];
  createRoot(root).render(app);
};
if (rendered === null) draw();
else {
  void rendered.then(
    ({ drawAnew, takeOver }) => (isTakenOver ? takeOver(root, app, router) : drawAnew(root, app)),
    // Without that file what the server has rendered could neither be used nor, for a member, be seen.
    draw,
  );
}
// Every route change starts at the top, going back included (specification, section 2).
window.history.scrollRestoration = 'manual';

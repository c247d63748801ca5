import { LinkProvider } from '@parlour/ui';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { readConfiguration } from './configuration.ts';
import type { Data } from './data/createData.ts';
import { newKey } from './newKey.ts';
import { createAppLink } from './routing/AppLink.tsx';
import { createWarm } from './routing/page.ts';
import { createRoutes } from './routes.tsx';
import { type Services, ServicesContext } from './services.ts';
import { createSession, followOtherTabs } from './session/createSession.ts';

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

const services: Services = {
  configuration: readConfiguration(document),
  session,
  tabStorage: sessionStorage,
  loadData: () =>
    (data ??= import('./data/createData.ts').then(({ createData }) =>
      createData({
        session,
        origin: window.location.origin,
        address: () => window.location.href,
        newKey,
      }),
    )),
};

const routes = createRoutes(services);
const router = createBrowserRouter(routes);
const AppLink = createAppLink(createWarm(routes, window.location.origin));

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');
createRoot(root).render(
  <ServicesContext value={services}>
    <LinkProvider component={AppLink}>
      <RouterProvider router={router} />
    </LinkProvider>
  </ServicesContext>,
);
// Every route change starts at the top, going back included (specification, section 2).
window.history.scrollRestoration = 'manual';

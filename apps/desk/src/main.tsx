import { readConfiguration } from '@parlour/app/configuration';
import { createAppLink, createPagePrefetcher, whenInitialized } from '@parlour/app/routing';
import { browserStorage } from '@parlour/app/session';
import { LinkProvider } from '@parlour/ui';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createServices } from './app/session/createServices.ts';
import { followAttendance } from './app/session/followAttendance.ts';
import { MOUNT } from './app/mount.ts';
import { createRoutes } from './app/routes/routes.tsx';
import { ServicesContext } from './app/services.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');

const { origin } = window.location;

/** The policy of the desk allows tiles of no other server. */
const ownPath = (url: string | null) => (url?.startsWith('/') === true ? url : null);
const textOf = readConfiguration(document);
const services = createServices({
  clubName: textOf('clubName') ?? 'Parlour',
  logoUrl: textOf('logoUrl'),
  logoDarkUrl: textOf('logoDarkUrl'),
  mapTilesUrl: ownPath(textOf('mapTilesUrl')),
  sampleStaff: textOf('sampleStaff'),
  origin,
  isAttended: followAttendance(window),
  router: () => router,
  tabStorage: browserStorage(() => sessionStorage),
  browserStorage: browserStorage(() => localStorage),
  loadPasskeys: () => import('./app/keys/passkeys.ts').then((keys) => keys.browserPasskeys),
});
const routes = createRoutes(services);
const router = createBrowserRouter(routes, { basename: MOUNT });
const AppLink = createAppLink(createPagePrefetcher(routes, origin));

// After the first load, which it must not delay. Without it the pages ask anew as they are opened.
setTimeout(
  () =>
    void import('./app/session/startStaffHints.ts').then(
      ({ startStaffHints }) => startStaffHints(services),
      () => undefined,
    ),
  1500,
);

whenInitialized(router, () =>
  createRoot(root).render(
    <ServicesContext value={services}>
      <LinkProvider component={AppLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </ServicesContext>,
  ),
);

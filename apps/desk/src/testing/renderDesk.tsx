import { createAppLink, createPagePrefetcher } from '@parlour/app/routing';
import { LinkProvider } from '@parlour/ui';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { MOUNT } from '../app/mount.ts';
import { createRoutes } from '../app/routes/routes.tsx';
import type { Passkeys } from '../app/keys/passkeys.ts';
import { ServicesContext } from '../app/services.ts';
import { testServices } from './testServices.ts';

const origin = 'http://localhost';

const noPasskey = () =>
  Promise.resolve({ ok: false, failure: { message: 'There is no passkey.' } } as const);
const noPasskeys: Passkeys = { make: noPasskey, use: noPasskey };

/** Renders the whole desk at a path below its mount, with jsdom's storage and the current `fetch`. */
export function renderDesk(path: string, passkeys: Passkeys = noPasskeys, sampleStaff?: string) {
  const services = testServices(
    () => router,
    () => Promise.resolve(passkeys),
    sampleStaff,
  );
  const routes = createRoutes(services);
  const router = createMemoryRouter(routes, { basename: MOUNT, initialEntries: [MOUNT + path] });
  const AppLink = createAppLink(createPagePrefetcher(routes, origin));
  render(
    <ServicesContext value={services}>
      <LinkProvider component={AppLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </ServicesContext>,
  );
  return {
    /** Returns the path within the desk that is open. */
    path: () => router.state.location.pathname.slice(MOUNT.length),
    router,
    services,
    user: userEvent.setup(),
  };
}

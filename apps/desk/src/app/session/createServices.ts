import { createQueryClient } from '@parlour/app/data';
import { createPresence } from '@parlour/app/live';
import { openedPageOf } from '@parlour/app/routing';
import { deskRoutes } from '@parlour/core/routes';
import type { DataRouter } from 'react-router';
import { missingPasskeys } from '../keys/missingPasskeys.ts';
import { MOUNT } from '../mount.ts';
import type { DeskServices } from '../services.ts';
import { storageKeys } from '../storageKeys.ts';
import { createDeskClient } from './createDeskClient.ts';
import { meQuery } from './queries.ts';
import { saveReturnPath } from './returnPath.ts';
import { SESSION_ENDED } from './sessionEnded.ts';

/** Dependencies of {@link createServices}. */
export interface ServiceDependencies extends Pick<
  DeskServices,
  'clubName' | 'logoUrl' | 'mapTilesUrl' | 'tabStorage' | 'browserStorage' | 'loadPasskeys'
> {
  /** Scheme and host of the desk. */
  readonly origin: string;
  /** How often a failed read is sent again. By default the client decides. */
  readonly retries?: number;
  readonly router: () => DataRouter;
}

/** Creates the services of the desk. A session that ends while its page is open leads to the sign-in page (`DKF2`). */
export function createServices(dependencies: ServiceDependencies): DeskServices {
  const { origin, retries, router, ...given } = dependencies;
  const loadPasskeys = () => given.loadPasskeys().catch(() => missingPasskeys);
  const queryClient = createQueryClient(() => undefined);
  const onSessionEnd = () => {
    const isSignedIn = queryClient.getQueryData(meQuery(client).queryKey) !== undefined;
    if (!isSignedIn) return;
    const { pathname, search } = openedPageOf(router());
    saveReturnPath(given.tabStorage, pathname.slice(MOUNT.length) + search);
    queryClient.clear();
    // It names no person, and the next one in this tab may be another.
    given.tabStorage.removeItem(storageKeys.queue);
    const query = new URLSearchParams({ [SESSION_ENDED.name]: SESSION_ENDED.value });
    void router().navigate(`${deskRoutes.signIn.path}?${query}`);
  };
  const client = createDeskClient({ baseUrl: origin, retries, onSessionEnd });
  return {
    ...given,
    loadPasskeys,
    client,
    queryClient,
    presence: { writers: createPresence(), editors: createPresence() },
  };
}

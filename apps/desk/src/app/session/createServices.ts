import { createQueryClient, isForbiddenError } from '@parlour/app/data';
import { createPresence } from '@parlour/app/live';
import { openedPageOf } from '@parlour/app/routing';
import { type Client, createClient } from '@parlour/client';
import type { Access, CallFailure, Result } from '@parlour/contract';
import { UNATTENDED_HEADER } from '@parlour/contract/staff';
import { isUnauthorized } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import type { DataRouter } from 'react-router';
import type { Passkeys } from '../keys/passkeys.ts';
import { MOUNT } from '../mount.ts';
import type { DeskServices } from '../services.ts';
import { storageKeys } from '../storageKeys.ts';
import { meQuery } from './queries.ts';
import { saveReturnPath } from './returnPath.ts';
import { SESSION_ENDED } from './sessionEnded.ts';

const fail = () =>
  Promise.resolve({
    ok: false,
    failure: { message: 'Passkeys could not be loaded. Please reload the page and try again.' },
  } as const);

/** Used in place of the passkeys whose code could not be loaded (`desk/app-12`). */
const missingPasskeys: Passkeys = { make: fail, use: fail };

/** Dependencies of {@link createServices}. */
export interface ServiceDependencies extends Pick<
  DeskServices,
  | 'clubName'
  | 'logoUrl'
  | 'logoDarkUrl'
  | 'mapTilesUrl'
  | 'sampleStaff'
  | 'tabStorage'
  | 'browserStorage'
  | 'loadPasskeys'
> {
  /** Scheme and host of the desk. */
  readonly origin: string;
  /** How often a failed read is sent again. By default the client decides. */
  readonly retries?: number;
  /** Whether somebody uses the page. By default somebody does. */
  readonly isAttended?: () => boolean;
  readonly router: () => DataRouter;
}

/** Creates the services of the desk. A session that ends while its page is open leads to the sign-in page (`desk/app-3`). */
export function createServices(dependencies: ServiceDependencies): DeskServices {
  const { origin, retries, isAttended = () => true, router, ...given } = dependencies;
  const loadPasskeys = () => given.loadPasskeys().catch(() => missingPasskeys);
  const queryClient = createQueryClient((error, query) => {
    if (!isForbiddenError(error) || query.state.data === undefined) return;
    // A role was taken away. Nothing that was read with it stays, and what is shown is read anew (`desk/app-2`).
    const [me] = meQuery(client).queryKey;
    query.setState({ data: undefined, error, status: 'error', fetchStatus: 'idle' });
    void queryClient.resetQueries({
      predicate: (each) => each !== query && each.queryKey[0] !== me,
    });
    void queryClient.invalidateQueries({ queryKey: [me] });
  });
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
  const client = createDeskClient({ baseUrl: origin, retries, isAttended, onSessionEnd });
  return {
    ...given,
    loadPasskeys,
    client,
    queryClient,
    presence: { writers: createPresence(), editors: createPresence() },
  };
}

/** How {@link createDeskClient} reaches the server. */
interface DeskClientOptions {
  /** Scheme and host of the desk. */
  readonly baseUrl: string;
  /** How often a failed read is sent again. By default the client decides. */
  readonly retries?: number | undefined;
  /** Whether somebody uses the page. */
  readonly isAttended: () => boolean;
  /** Called when a call finds that nobody is signed in any more. */
  readonly onSessionEnd: () => void;
}

/** Creates the client of the desk. The browser holds the session, in a cookie that no script can read. */
function createDeskClient(options: DeskClientOptions): Client {
  const { baseUrl, retries, isAttended, onSessionEnd } = options;
  const client = createClient({
    baseUrl,
    retries,
    fetch: (input, init) => {
      // What hints let the page read would keep the session of somebody who left (`desk/app-24`).
      if (input instanceof Request && !isAttended()) input.headers.set(UNATTENDED_HEADER, '1');
      return fetch(input, init);
    },
  });
  const report = <Value>({ kind }: Access, result: Result<Value, CallFailure>) => {
    if (kind === 'staff' && !result.ok && isUnauthorized(result.failure)) onSessionEnd();
    return result;
  };
  return {
    url: client.url,
    exchange: async (call, input, options) =>
      report(call.access, await client.exchange(call, input, options)),
  };
}

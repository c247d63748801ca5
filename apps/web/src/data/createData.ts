import { type Client, createClient } from '@parlour/client';
import { endsSession, refOf } from '@parlour/core';
import type { QueryClient } from '@tanstack/react-query';
import { isSignedIn, type SessionActor } from '../session/createSession.ts';
import { isRefused } from './callError.ts';
import { createQueryClient } from './createQueryClient.ts';
import { createPrefetch, type Prefetch } from './prefetch.ts';

/** The calls, and the cache of what they answered. */
export interface Data {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly prefetch: Prefetch;
}

/** What of the outside world the calls need. */
export interface DataWorld {
  readonly session: SessionActor;
  /** Scheme and host of the server. */
  readonly origin: string;
  /** The address of the page. */
  readonly address: () => string;
  readonly newKey: () => string;
  /** Stands in for the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
}

/** Ties the calls to the session: its tokens go out with them, and a refusal that ends it, or a visit, is told to it. */
export function createData({ session, origin, address, newKey, fetch }: DataWorld): Data {
  const client = createClient({
    baseUrl: origin,
    credentials: () => {
      const { session: current } = session.getSnapshot().context;
      return current?.sessionToken && current.crmToken
        ? { token: current.sessionToken, crmToken: current.crmToken }
        : null;
    },
    referral: () => refOf(new URL(address()).searchParams.getAll('ref')),
    endsSession,
    onSessionEnd: () => session.send({ type: 'session.rejected' }),
    newKey,
    ...(fetch === undefined ? {} : { fetch }),
  });
  const queryClient = createQueryClient((error) => {
    const page = new URL(address());
    // A visit that is refused carried a `ref` that names no member, which is as good as none.
    const isVisit = !isSignedIn(session) && refOf(page.searchParams.getAll('ref')) !== null;
    if (isVisit && isRefused(error)) {
      session.send({ type: 'signIn.wanted', address: page });
    }
  });
  return {
    client,
    queryClient,
    prefetch: createPrefetch(client, queryClient),
  };
}

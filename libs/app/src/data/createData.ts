import { type Client, createClient } from '@parlour/client';
import { endsSession, refOf } from '@parlour/core';
import type { QueryClient } from '@tanstack/react-query';
import { isSignedIn, type SessionActor } from '../session/createSession.ts';
import { isUnauthorized } from './callError.ts';
import { createQueryClient } from './createQueryClient.ts';

/** The API client and the cache of its responses. */
export interface Data {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Dependencies of {@link createData}. */
export interface DataDependencies {
  readonly session: SessionActor;
  /** The server's origin: scheme and host. */
  readonly origin: string;
  /** Returns the URL of the current page. */
  readonly pageUrl: () => string;
  readonly newKey: () => string;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
}

/** Creates a client that sends the session's tokens and reports failures that end the session or a visit. */
export function createData({ session, origin, pageUrl, newKey, fetch }: DataDependencies): Data {
  const client = createClient({
    baseUrl: origin,
    credentials: () => {
      const { session: current } = session.getSnapshot().context;
      return current?.sessionToken && current.crmToken
        ? { token: current.sessionToken, crmToken: current.crmToken }
        : null;
    },
    referral: () => refOf(new URL(pageUrl()).searchParams.getAll('ref')),
    endsSession,
    onSessionEnd: () => session.send({ type: 'session.rejected' }),
    newKey,
    ...(fetch === undefined ? {} : { fetch }),
  });
  const queryClient = createQueryClient((error) => {
    const page = new URL(pageUrl());
    // A 401 on a visit means that `ref` names no member. It counts as no `ref`.
    const isVisit = !isSignedIn(session) && refOf(page.searchParams.getAll('ref')) !== null;
    if (isVisit && isUnauthorized(error)) {
      session.send({ type: 'signIn.wanted', address: page });
    }
  });
  return { client, queryClient };
}

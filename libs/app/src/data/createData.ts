import { type Client, createClient, send } from '@parlour/client';
import { signOut } from '@parlour/contract';
import { credentialsOf, endsSession, refOf, type Session } from '@parlour/core';
import type { QueryClient } from '@tanstack/react-query';
import { isSignedIn, type SessionActor } from '../session/createSession.ts';
import { isUnauthorizedError } from './callError.ts';
import { createQueryClient } from './createQueryClient.ts';

/** The API client and the cache of its responses. */
export interface CachedCalls {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** The API client, the cache of its responses, and the end of a session. */
export interface Data extends CachedCalls {
  /**
   * Asks the server to end a session, without waiting for it (`app/session-5`). A browser that is offline ends its session only
   * here: the tokens are gone by the time it is online.
   */
  readonly revokeSession: (session: Session) => void;
}

/** Dependencies of {@link createData}. */
export interface DataDependencies {
  readonly session: SessionActor;
  /** The server's origin: scheme and host. */
  readonly origin: string;
  /** Returns the URL of the current page. */
  readonly pageUrl: () => string;
  /** How often a failed read is sent again. By default the client decides. */
  readonly retries?: number;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
}

/** Creates a client that sends the session's tokens and reports failures that end the session or a visit. */
export function createData({ session, origin, pageUrl, retries, fetch }: DataDependencies): Data {
  const client = createClient({
    baseUrl: origin,
    credentials: () => credentialsOf(session.getSnapshot().context.session),
    referral: () => refOf(new URL(pageUrl()).searchParams.getAll('ref')),
    endsSession,
    onSessionEnd: () => session.send({ type: 'session.rejected' }),
    retries,
    fetch,
  });
  const queryClient = createQueryClient((error) => {
    const page = new URL(pageUrl());
    // A 401 on a visit means that `ref` names no member. It counts as no `ref`.
    const isVisit = !isSignedIn(session) && refOf(page.searchParams.getAll('ref')) !== null;
    if (isVisit && isUnauthorizedError(error)) {
      session.send({ type: 'signIn.wanted', address: page });
    }
  });
  return {
    client,
    queryClient,
    revokeSession: (ended) => {
      const credentials = credentialsOf(ended);
      if (credentials !== null) void send(client, signOut, {}, { credentials, keepalive: true });
    },
  };
}

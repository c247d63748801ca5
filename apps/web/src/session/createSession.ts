import {
  destinationToKeep,
  POST_LOGIN_KEY,
  serializeSession,
  SESSION_KEY,
  sessionMachine,
} from '@parlour/core';
import { type Actor, createActor } from 'xstate';
import type { KeyValueStorage } from '../browserStorage.ts';

/** The one actor that knows whether a member is signed in. */
export type SessionActor = Actor<typeof sessionMachine>;

/** What of the outside world a session needs. */
export interface SessionWorld {
  /** Where the session is kept, shared by all tabs. */
  readonly storage: KeyValueStorage;
  /** Where the address to return to after signing in is kept, for this tab alone. */
  readonly tabStorage: KeyValueStorage;
  /** The present moment, in milliseconds since 1970. */
  readonly now: () => number;
  /** Drops every answer that was kept for the member. */
  readonly forgetAnswers: () => void;
  readonly goTo: (path: string) => void;
  readonly log: (message: string) => void;
}

/** Starts the session machine of `@parlour/core` on the browser's storage and navigation (spec section 4). */
export function createSession(world: SessionWorld): SessionActor {
  const { storage, tabStorage, now, forgetAnswers, goTo, log } = world;
  const machine = sessionMachine.provide({
    actions: {
      storeSession: (_, { session }) => storage.setItem(SESSION_KEY, serializeSession(session)),
      clearEverything: () => {
        storage.removeItem(SESSION_KEY);
        tabStorage.removeItem(POST_LOGIN_KEY);
        forgetAnswers();
      },
      forgetAnswers,
      keepDestination: (_, { address }) => {
        const path = destinationToKeep(address);
        // What was wanted before it is wanted no more.
        if (path === null) tabStorage.removeItem(POST_LOGIN_KEY);
        else tabStorage.setItem(POST_LOGIN_KEY, path);
      },
      logExpiredToken: () => log('The session token has expired; the session is kept.'),
      goTo: (_, { path }) => goTo(path),
    },
  });
  return createActor(machine, { input: { stored: storage.getItem(SESSION_KEY), now } }).start();
}

/** Tells the session what another tab does to what is stored, so that signing out in one signs out all. */
export function followOtherTabs(session: SessionActor, page: Window): void {
  page.addEventListener('storage', ({ key, newValue }) => {
    // A cleared storage has no key.
    if (key !== SESSION_KEY && key !== null) return;
    session.send({ type: 'session.changedElsewhere', stored: newValue });
  });
}

/** Whether a member is signed in at this moment. */
export const isSignedIn = (session: SessionActor): boolean =>
  session.getSnapshot().context.session !== null;

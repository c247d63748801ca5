import {
  returnPathOf,
  RETURN_PATH_KEY,
  serializeSession,
  SESSION_KEY,
  sessionMachine,
} from '@parlour/core';
import { type Actor, createActor } from 'xstate';
import type { KeyValueStorage } from './browserStorage.ts';

/** The actor of the session machine. */
export type SessionActor = Actor<typeof sessionMachine>;

/** Dependencies of {@link createSession}. */
export interface SessionDependencies {
  /** Stores the session, shared by all tabs. */
  readonly storage: KeyValueStorage;
  /** Stores the path to return to after signing in, for this tab only. */
  readonly tabStorage: KeyValueStorage;
  /** Returns the current time in milliseconds since 1970. */
  readonly now: () => number;
  /** Drops all data cached for the member. */
  readonly clearCachedData: () => void;
  readonly goTo: (path: string) => void;
  readonly log: (message: string) => void;
}

/** Starts the session machine of `@parlour/core` with the browser's storage and navigation. */
export function createSession(dependencies: SessionDependencies): SessionActor {
  const { storage, tabStorage, now, clearCachedData, goTo, log } = dependencies;
  const machine = sessionMachine.provide({
    actions: {
      storeSession: (_, { session }) => storage.setItem(SESSION_KEY, serializeSession(session)),
      clearEverything: () => {
        storage.removeItem(SESSION_KEY);
        tabStorage.removeItem(RETURN_PATH_KEY);
        clearCachedData();
      },
      forgetAnswers: clearCachedData,
      keepDestination: (_, { address: page }) => {
        const path = returnPathOf(page);
        // A page requested earlier no longer counts.
        if (path === null) tabStorage.removeItem(RETURN_PATH_KEY);
        else tabStorage.setItem(RETURN_PATH_KEY, path);
      },
      logExpiredToken: () => log('The session token has expired; the session is kept.'),
      goTo: (_, { path }) => goTo(path),
    },
  });
  return createActor(machine, { input: { stored: storage.getItem(SESSION_KEY), now } }).start();
}

/** Sends changes of the stored session from other tabs to the session: signing out in one tab signs out all (`WG7`). */
export function followOtherTabs(session: SessionActor, page: Window): void {
  page.addEventListener('storage', ({ key, newValue }) => {
    // `localStorage.clear()` sends no key.
    if (key !== SESSION_KEY && key !== null) return;
    session.send({ type: 'session.changedElsewhere', stored: newValue });
  });
}

/** Whether a member is signed in now. */
export function isSignedIn(session: SessionActor): boolean {
  return session.getSnapshot().context.session !== null;
}

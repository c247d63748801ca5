import {
  createSessionMachine,
  type PageLocation,
  returnPathOf,
  serializeSession,
  type Session,
  SESSION_EXPIRED_MARK,
} from '@parlour/core';
import { type Actor, createActor } from 'xstate';
import type { KeyValueStorage } from './browserStorage.ts';

/** The actor of the session machine. */
export type SessionActor = Actor<ReturnType<typeof createSessionMachine>>;

/** The keys of one app in the browser's storage. Apps on one origin need different ones. */
export interface StorageKeys {
  /** In the storage of all tabs. */
  readonly session: string;
  /** In the storage of one tab, as all that follow. */
  readonly returnPath: string;
  /** The title of the page to return to. */
  readonly returnTitle: string;
  /** What is remembered of a requested code. */
  readonly requestedCode: string;
  /** What was typed when the session ended. */
  readonly parkedDraft: string;
}

/** Dependencies of {@link createSession}. */
export interface SessionDependencies {
  /** Stores the session, shared by all tabs. */
  readonly storage: KeyValueStorage;
  /** Stores the path to return to after signing in, for this tab only. */
  readonly tabStorage: KeyValueStorage;
  readonly storageKeys: StorageKeys;
  /** Returns the current time in milliseconds since 1970. */
  readonly now: () => number;
  /** Asks the server to end a session, without waiting for it. Must not throw. */
  readonly revokeSession: (session: Session) => void;
  /** Drops all data cached for the session. */
  readonly clearCachedData: () => void;
  /** Returns the page that is shown or being opened, without the path of the app's mount. */
  readonly shownPage: () => PageLocation;
  readonly goTo: (path: string) => void;
  readonly log: (message: string) => void;
}

/** Forgets what is stored for signing in: the page to return to and the requested code. */
export function clearSignIn(tabStorage: KeyValueStorage, keys: StorageKeys): void {
  for (const key of [keys.returnPath, keys.returnTitle, keys.requestedCode]) {
    tabStorage.removeItem(key);
  }
}

/** Starts the session machine of `@parlour/core` with the browser's storage and navigation. */
export function createSession(dependencies: SessionDependencies): SessionActor {
  const { storage, tabStorage, storageKeys: keys } = dependencies;
  const { now, revokeSession, clearCachedData, shownPage, goTo, log } = dependencies;
  const store = (key: string, text: string | null) => {
    if (text === null) tabStorage.removeItem(key);
    else tabStorage.setItem(key, text);
  };
  const saveReturnPath = (page: PageLocation, title: string | null = null) => {
    const path = returnPathOf(page);
    // A page requested earlier no longer counts.
    store(keys.returnPath, path);
    store(keys.returnTitle, path === null ? null : title);
  };
  const machine = createSessionMachine({
    storeSession: (_, { session }) => storage.setItem(keys.session, serializeSession(session)),
    revokeSession: (_, { session }) => revokeSession(session),
    clearEverything: () => {
      storage.removeItem(keys.session);
      clearSignIn(tabStorage, keys);
      clearCachedData();
    },
    clearCachedData,
    dropParkedDraft: () => tabStorage.removeItem(keys.parkedDraft),
    // The storage is cleared next. Only other tabs see it, each change one by one.
    tellOtherTabs: () => storage.setItem(keys.session, SESSION_EXPIRED_MARK),
    saveShownPath: () => saveReturnPath(shownPage()),
    saveReturnPath: (_, { address, title }) => saveReturnPath(address, title),
    logExpiredToken: () => log('The session token has expired; the session is kept.'),
    goTo: (_, { path }) => goTo(path),
  });
  return createActor(machine, { input: { stored: storage.getItem(keys.session), now } }).start();
}

/** Sends changes of the stored session from other tabs to the session: signing out in one tab signs out all (`web/app/session-7`). */
export function followOtherTabs(
  session: SessionActor,
  page: Window,
  { session: sessionKey }: StorageKeys,
): void {
  page.addEventListener('storage', ({ key, newValue }) => {
    // `localStorage.clear()` sends no key.
    if (key !== sessionKey && key !== null) return;
    session.send({ type: 'session.changedElsewhere', stored: newValue });
  });
}

/** Whether anyone is signed in now. */
export function isSignedIn(session: SessionActor): boolean {
  return session.getSnapshot().context.session !== null;
}

import { parseStoredSession, type Session } from '@parlour/core';
import type { KeyValueStorage } from './browserStorage.ts';
import type { SessionActor, StorageKeys } from './createSession.ts';

/** Dependencies of {@link guardPageCache}. */
export interface PageCacheDependencies {
  /** Stores the session, shared by all tabs. */
  readonly storage: KeyValueStorage;
  readonly storageKeys: StorageKeys;
  readonly page: Window;
  readonly reload: () => void;
}

/**
 * Hides a page while the browser keeps it for the way back, and shows it again only if the session is still the same.
 * Otherwise the page is loaded anew, since it may show a member who has signed out meanwhile (`app/session-6`).
 */
export function guardPageCache(session: SessionActor, dependencies: PageCacheDependencies): void {
  const { storage, storageKeys, page, reload } = dependencies;
  const { style } = page.document.documentElement;
  const isUnchanged = () => {
    const { session: shown } = session.getSnapshot().context;
    const stored = parseStoredSession(storage.getItem(storageKeys.session));
    return tokenOf(stored) === tokenOf(shown);
  };
  page.addEventListener('pagehide', ({ persisted }) => {
    // Hidden before it is kept, so that not even its first frame shows anything.
    if (persisted) style.visibility = 'hidden';
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (isUnchanged()) style.visibility = '';
    else reload();
  });
}

/** Each session has a token of its own. */
const tokenOf = (session: Session | null) => session?.sessionToken;

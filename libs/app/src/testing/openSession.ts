import { serializeSession, sessionOfSignIn } from '@parlour/core';
import { onTestFinished, vi } from 'vitest';
import {
  createSession,
  type SessionDependencies,
  type StorageKeys,
} from '../session/createSession.ts';

/** The storage keys of the app that the tests open. */
export const storageKeys: StorageKeys = {
  session: 'session',
  returnPath: 'path',
  returnTitle: 'title',
  requestedCode: 'code',
  parkedDraft: 'draft',
};

/** Returns what the server responds when a member signs in. */
export function signInOf(id: string) {
  const user = { id, email: 'a@x.y', name: id, crmId: id, instanceUrl: 'x', crmToken: `crm-${id}` };
  return { token: `token-${id}`, user };
}

/** Returns what the browser stores of a member's session. */
export function storedSessionOf(id: string): string {
  return serializeSession(sessionOfSignIn(signInOf(id)));
}

/** Opens a tab of the browser for one test, where this member is signed in; null for what is stored already. */
export function openSession(memberId: string | null, changed: Partial<SessionDependencies> = {}) {
  if (memberId !== null) localStorage.setItem(storageKeys.session, storedSessionOf(memberId));
  const effects = {
    revokeSession: vi.fn<SessionDependencies['revokeSession']>(),
    clearCachedData: vi.fn<SessionDependencies['clearCachedData']>(),
    goTo: vi.fn<SessionDependencies['goTo']>(),
    log: vi.fn<SessionDependencies['log']>(),
  };
  const session = createSession({
    storage: localStorage,
    tabStorage: sessionStorage,
    storageKeys,
    now: Date.now,
    shownPage: () => ({ pathname: '/events', search: '?category=Art' }),
    ...effects,
    ...changed,
  });
  onTestFinished(() => void session.stop());
  return { session, ...effects };
}

import { serializeSession, SESSION_EXPIRED_MARK, sessionOfSignIn } from '@parlour/core';
import { expect, test, vi } from 'vitest';
import { openSession, signInOf, storageKeys, storedSessionOf } from '../testing/openSession.ts';
import { removeListenersAfterEach } from '../testing/withoutListeners.ts';
import { followOtherTabs, isSignedIn, type SessionActor } from './createSession.ts';

removeListenersAfterEach();
const memberOf = (session: SessionActor) => session.getSnapshot().context.session?.user.id;
const storedForSignIn = () =>
  [storageKeys.returnPath, storageKeys.returnTitle, storageKeys.requestedCode].map((key) =>
    sessionStorage.getItem(key),
  );

test('app/session-1: the session of a tab begins with what its app has stored, and a sign-in is stored', () => {
  expect(isSignedIn(openSession(null).session)).toBe(false);
  const { session } = openSession('m1');
  expect([isSignedIn(session), memberOf(session)]).toEqual([true, 'm1']);
  session.send({ type: 'session.signedIn', signIn: signInOf('m2') });
  expect(localStorage.getItem(storageKeys.session)).toBe(storedSessionOf('m2'));
  expect(localStorage).toHaveLength(1);
});

test('app/session-2, app/session-5: a sign-out gives the ended session to the server, and clears what this app stored', () => {
  localStorage.setItem('session of another app', 'kept');
  sessionStorage.setItem('path of another app', 'kept');
  const { session, revokeSession, clearCachedData, goTo } = openSession('m1');
  for (const key of Object.values(storageKeys)) sessionStorage.setItem(key, 'stored');
  session.send({ type: 'session.signedOut' });
  expect(revokeSession.mock.calls).toMatchObject([[{ sessionToken: 'token-m1' }]]);
  expect(clearCachedData).toHaveBeenCalledOnce();
  expect(goTo.mock.calls).toEqual([['/login']]);
  expect(isSignedIn(session)).toBe(false);
  expect(Object.keys(localStorage)).toEqual(['session of another app']);
  expect(storedForSignIn()).toEqual([null, null, null]);
  expect(sessionStorage.getItem(storageKeys.parkedDraft)).toBeNull();
  expect(sessionStorage.getItem('path of another app')).toBe('kept');
});

test('app/session-7: a session that the server ends leaves the path of its page, and other tabs hear why', () => {
  sessionStorage.setItem(storageKeys.parkedDraft, 'sealed');
  const written = vi.fn<(key: string, text: string) => void>();
  const storage = {
    getItem: (key: string) => localStorage.getItem(key),
    setItem: written,
    removeItem: (key: string) => localStorage.removeItem(key),
  };
  const { session, revokeSession, clearCachedData, goTo } = openSession('m1', { storage });
  session.send({ type: 'session.rejected' });
  expect(written.mock.calls).toEqual([[storageKeys.session, SESSION_EXPIRED_MARK]]);
  expect(localStorage).toHaveLength(0);
  expect(storedForSignIn()).toEqual(['/events?category=Art', null, null]);
  expect(sessionStorage.getItem(storageKeys.parkedDraft)).toBe('sealed');
  expect(clearCachedData).toHaveBeenCalledOnce();
  expect(revokeSession).not.toHaveBeenCalled();
  expect(goTo.mock.calls).toEqual([['/login?reason=session_expired']]);
});

test('app/session-7: a page that was requested earlier no longer counts, nor does its title', () => {
  const { session, goTo } = openSession(null);
  const page = { pathname: '/events/e1', search: '' };
  session.send({ type: 'signIn.wanted', address: page, title: 'A concert' });
  expect(storedForSignIn()).toEqual(['/events/e1', 'A concert', null]);
  expect(goTo.mock.calls).toEqual([['/login']]);
  session.send({ type: 'signIn.required', address: { ...page, pathname: '/profile' } });
  expect(storedForSignIn()).toEqual(['/profile', null, null]);
  session.send({ type: 'signIn.wanted', address: { ...page, pathname: '/' }, title: 'The start' });
  expect(storedForSignIn()).toEqual([null, null, null]);
  expect(goTo).toHaveBeenCalledTimes(2);
});

test('core/session-1, core/session-6: a token that expired between visits is logged once, and its session stays', () => {
  vi.useFakeTimers();
  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  const token = ['e30', btoa(JSON.stringify({ exp: hourAgo })), 'signature'].join('.');
  const stored = serializeSession(sessionOfSignIn({ ...signInOf('m1'), token }));
  localStorage.setItem(storageKeys.session, stored);
  const { session, log, goTo, clearCachedData } = openSession(null);
  expect(log).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(log).toHaveBeenCalledOnce();
  expect(isSignedIn(session)).toBe(true);
  expect(goTo).not.toHaveBeenCalled();
  expect(clearCachedData).not.toHaveBeenCalled();
  expect(localStorage.getItem(storageKeys.session)).toBe(stored);
});

/** Opens a tab that follows the others of its browser. */
function openFollower() {
  const { session } = openSession('m1');
  followOtherTabs(session, window, storageKeys);
  const change = (key: string | null, newValue: string | null) =>
    void window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  return { session, change };
}

test('app/session-1: a tab follows the session of its own app alone', () => {
  const { session, change } = openFollower();
  change('session of another app', storedSessionOf('m2'));
  change('session of another app', null);
  expect(memberOf(session)).toBe('m1');
  change(storageKeys.session, storedSessionOf('m2'));
  expect(memberOf(session)).toBe('m2');
});

test.each([
  ['signs out', storageKeys.session],
  ['clears the whole storage', null],
])('web/app/session-7: a tab has no session once another tab %s', (_, key) => {
  const { session, change } = openFollower();
  change(key, null);
  expect(isSignedIn(session)).toBe(false);
});

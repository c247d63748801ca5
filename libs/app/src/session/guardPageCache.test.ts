import { serializeSession, SESSION_EXPIRED_MARK, sessionOfSignIn } from '@parlour/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { createSession } from './createSession.ts';
import { guardPageCache } from './guardPageCache.ts';

const user = { id: 'm1', email: 'a@club.example', name: 'A', crmId: 'c1', instanceUrl: 'x' };
const storedSession = (token: string) =>
  serializeSession(sessionOfSignIn({ token, user: { ...user, crmToken: 'crm' } }));
const storageKeys = {
  session: 'session',
  returnPath: 'path',
  returnTitle: 'title',
  requestedCode: 'code',
  parkedDraft: 'draft',
};

/** Opens a page while a session is stored, and returns what the browser does with it. */
function openPage(stored: string | null) {
  localStorage.clear();
  if (stored !== null) localStorage.setItem(storageKeys.session, stored);
  const session = createSession({
    storage: localStorage,
    tabStorage: sessionStorage,
    storageKeys,
    now: Date.now,
    revokeSession: vi.fn(),
    clearCachedData: vi.fn(),
    shownPage: () => ({ pathname: '/', search: '' }),
    goTo: vi.fn(),
    log: vi.fn(),
  });
  const page = new EventTarget();
  Object.assign(page, { document });
  const reload = vi.fn();
  guardPageCache(session, {
    storage: localStorage,
    storageKeys,
    page: page as unknown as Window,
    reload,
  });
  const send = (type: 'pagehide' | 'pageshow', persisted = true) =>
    page.dispatchEvent(Object.assign(new Event(type), { persisted }));
  return { send, reload };
}
const isHidden = () => document.documentElement.style.visibility === 'hidden';

beforeEach(() => void (document.documentElement.style.visibility = ''));

test.each([
  ['signed out', storedSession('one'), null],
  ['signed in again', storedSession('one'), storedSession('two')],
  ['lost the session', storedSession('one'), SESSION_EXPIRED_MARK],
  ['signed in', null, storedSession('one')],
])(
  'app/session-6: a page of before its member %s stays hidden and loads anew',
  (_, stored, next) => {
    const { send, reload } = openPage(stored);
    send('pagehide');
    expect(isHidden()).toBe(true);
    if (next === null) localStorage.removeItem(storageKeys.session);
    else localStorage.setItem(storageKeys.session, next);
    send('pageshow');
    expect(isHidden()).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  },
);

test.each([storedSession('one'), null])(
  'app/session-6: a page of the same session is as it was',
  (stored) => {
    const { send, reload } = openPage(stored);
    send('pagehide');
    expect(isHidden()).toBe(true);
    send('pageshow');
    expect(isHidden()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  },
);

test('app/session-6: a page that is loaded or left for good is neither hidden nor loaded anew', () => {
  const { send, reload } = openPage(storedSession('one'));
  localStorage.clear();
  send('pageshow', false);
  send('pagehide', false);
  expect(isHidden()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

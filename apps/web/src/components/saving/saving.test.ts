import { createData } from '@parlour/app/data';
import { browserStorage, createSession } from '@parlour/app/session';
import { savableItem, SESSION_KEY, serializeSession, sessionOfSignIn } from '@parlour/core';
import { expect, test, vi } from 'vitest';
import { storageKeys } from '../../app/session/storageKeys.ts';
import { club, signIn } from '../../testing/club.ts';
import { fakeApi, rejection } from '../../testing/fakeApi.ts';
import { createSaving } from './saving.ts';

const item = savableItem({ kind: 'benefit', of: club.benefits[0]! }, '2026-12-01T10:00:00Z');

function start(open: () => Storage = () => localStorage) {
  const storage = browserStorage(open);
  storage.setItem(SESSION_KEY, serializeSession(sessionOfSignIn(signIn)));
  const session = createSession({
    storage,
    tabStorage: sessionStorage,
    storageKeys,
    now: Date.now,
    revokeSession: () => undefined,
    clearCachedData: () => undefined,
    shownPage: () => ({ pathname: '/', search: '' }),
    goTo: () => undefined,
    log: () => undefined,
  });
  const { client, queryClient: cache } = createData({
    session,
    origin: 'http://localhost',
    pageUrl: () => 'http://localhost/',
    retries: 0,
  });
  const saving = createSaving({ client, cache, session, storage });
  saving.subscribe(() => undefined);
  return { saving, read: () => cache.query(saving.query) };
}

const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

test('web/saved-6: where storage is blocked, everything works until the page is left', async () => {
  let isDown = true;
  const { calls } = fakeApi({
    saveItem: () => (isDown ? rejection(503, 'Away.') : { isSaved: true }),
  });
  const { saving, read } = start(() => {
    throw new DOMException('', 'SecurityError');
  });
  saving.change(item, true, 'for two');
  await vi.waitFor(() => expect(calls('saveItem').length).toBeGreaterThan(0));
  expect(saving.state().waiting).toBe(1);
  isDown = false;
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(saving.state().waiting).toBe(0);
  });
  expect(idsOf(await read())).toEqual([item.id]);
});

test('web/saved-3: what was sent while the list was on its way is in it', async () => {
  let respond = () => {};
  const { calls } = fakeApi({
    listSaved: () =>
      new Promise<[]>((resolve) => {
        respond = () => resolve([]);
      }),
  });
  const { saving, read } = start();
  const list = read();
  await vi.waitFor(() => expect(calls('listSaved')).toHaveLength(1));
  saving.change(item, true, '');
  await vi.waitFor(() => expect(saving.state().waiting).toBe(0));
  respond();
  expect(idsOf(await list)).toEqual([item.id]);
});

test('web/saved-3: of two changes before the first was sent only the last counts, and is later than the first', async () => {
  const { calls } = fakeApi();
  const { saving } = start();
  vi.setSystemTime('2026-12-01T12:00:00Z');
  saving.change(item, true, '');
  vi.setSystemTime('2026-12-01T11:00:00Z');
  saving.change(item, false, '');
  await vi.waitFor(() => expect(calls('unsaveItem')).toHaveLength(1));
  const [first] = calls('saveItem');
  const [last] = calls('unsaveItem');
  expect(first === undefined || last?.query?.['changedAt'] === '2026-12-01T12:00:00.001Z').toBe(
    true,
  );
  await vi.waitFor(() => expect(saving.state().waiting).toBe(0));
});

test('web/saved-3: what can’t be sent is tried again after a while', async () => {
  let isDown = true;
  const { calls } = fakeApi({
    saveItem: () => (isDown ? rejection(503, 'Away.') : { isSaved: true }),
  });
  const { saving } = start();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  saving.change(item, true, '');
  await vi.waitFor(() => expect(calls('saveItem')).toHaveLength(1));
  isDown = false;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(calls('saveItem')).toHaveLength(2);
  expect(saving.state().waiting).toBe(0);
});

import { sampleId } from '@parlour/sample-club';
import { createData } from '@parlour/app/data';
import { createSession } from '@parlour/app/session';
import { SESSION_KEY, serializeSession, sessionOfSignIn } from '@parlour/core';
import { filesCacheName, memberCacheName } from '@parlour/core/offline';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { destinationDetail, signIn } from '../../testing/club.ts';
import { fakeBrowser, setOnline } from '../../testing/fakeBrowser.ts';
import { storageKeys } from '../session/storageKeys.ts';
import { guideStoreOf } from './memberGuides.ts';
import { startOffline } from './startOffline.tsx';

const own = memberCacheName(signIn.user.id);
const other = memberCacheName('member-2');
const files = filesCacheName('r1');

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

async function start({
  isMember = true,
  url = '/service-worker.js',
}: { isMember?: boolean; url?: string | null } = {}) {
  const browser = fakeBrowser();
  for (const name of [own, other, files]) await browser.caches.open(name);
  if (isMember) localStorage.setItem(SESSION_KEY, serializeSession(sessionOfSignIn(signIn)));
  const session = createSession({
    storage: localStorage,
    tabStorage: sessionStorage,
    storageKeys,
    now: Date.now,
    revokeSession: () => undefined,
    clearCachedData: () => undefined,
    shownPage: () => ({ pathname: '/', search: '' }),
    goTo: () => undefined,
    log: () => undefined,
  });
  const queryClient = new QueryClient();
  const services = {
    session,
    configuration: { serviceWorkerUrl: url },
    loadData: async () => ({
      ...createData({ session, origin: '', pageUrl: () => window.location.href }),
      queryClient,
    }),
  };
  await act(() => startOffline(services));
  return { ...browser, session, queryClient, names: () => browser.caches.keys() };
}

test('WOF1, WOF8: a member gets the worker, and other members’ guides are deleted', async () => {
  const { serviceWorker, names } = await start();
  expect(serviceWorker.register).toHaveBeenCalledWith('/service-worker.js', {
    updateViaCache: 'none',
  });
  expect(await names()).toEqual([own, files]);
});

test('WOF1, WOF8: a visitor gets no worker, and what members left is deleted', async () => {
  const { serviceWorker, names } = await start({ isMember: false });
  expect(serviceWorker.register).not.toHaveBeenCalled();
  expect(await names()).toEqual([files]);
});

test('WOF1: where the viewer saves data nothing is registered', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { serviceWorker } = await start();
  Reflect.deleteProperty(navigator, 'connection');
  expect(serviceWorker.register).not.toHaveBeenCalled();
});

test.each(['session.signedOut', 'session.rejected', 'session.endedEverywhere'] as const)(
  'WOF8: %s deletes the guides',
  async (type) => {
    const { session, names } = await start();
    act(() => session.send({ type }));
    await waitFor(async () => expect(await names()).toEqual([files]));
  },
);

test('WOF8: another member who signs in finds no guide of the first', async () => {
  const { session, names } = await start();
  const next = { ...signIn, user: { ...signIn.user, id: 'member-3' } };
  act(() => session.send({ type: 'session.signedIn', signIn: next }));
  await waitFor(async () => expect(await names()).toEqual([files]));
});

test('WOF9: switched off, the worker and every cache are removed', async () => {
  const { serviceWorker, unregister, names } = await start({ url: null });
  expect(serviceWorker.register).not.toHaveBeenCalled();
  expect(unregister).toHaveBeenCalledOnce();
  expect(await names()).toEqual([]);
});

test('WOF7: offline a member reads what can be read, until the network is back', async () => {
  const { session } = await start();
  const member = session.getSnapshot().context.session!;
  await guideStoreOf(session, member).storeOpened(
    destinationDetail(sampleId('destination', 'paris-le-marais'))!,
    [],
  );
  act(() => setOnline(false));
  const link = await screen.findByRole('link', { name: 'Le Marais' });
  expect(link.getAttribute('href')).toBe(
    `/destination-guides/${sampleId('destination', 'paris-le-marais')}`,
  );
  expect(screen.getByRole('status').textContent).toContain('You are offline. You can still read');
  act(() => setOnline(true));
  await waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull());
});

test('WOF15: what the page lacks is fetched when the network is back, what is fresh is not', async () => {
  const { queryClient } = await start();
  const lacking = vi.fn(async () =>
    navigator.onLine ? 'guide' : Promise.reject(new Error('gone')),
  );
  const fresh = vi.fn(async () => 'list');
  act(() => setOnline(false));
  const options = { retry: false, networkMode: 'always', staleTime: 60_000 } as const;
  const stops = [
    new QueryObserver(queryClient, { ...options, queryKey: ['list'], queryFn: fresh }),
    new QueryObserver(queryClient, { ...options, queryKey: ['guide'], queryFn: lacking }),
  ].map((observer) => observer.subscribe(() => undefined));
  await waitFor(() => expect(queryClient.getQueryState(['guide'])?.status).toBe('error'));
  act(() => setOnline(true));
  await waitFor(() => expect(queryClient.getQueryData(['guide'])).toBe('guide'));
  expect(fresh).toHaveBeenCalledOnce();
  for (const stop of stops) stop();
});

test('WOF7: a visitor reads no notice', async () => {
  await start({ isMember: false });
  act(() => setOnline(false));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
});

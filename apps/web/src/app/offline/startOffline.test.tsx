import { sampleId } from '@parlour/sample-club';
import { createData } from '@parlour/app/data';
import { createSession } from '@parlour/app/session';
import { SESSION_KEY, serializeSession, sessionOfSignIn } from '@parlour/core';
import { filesCacheName, memberCacheName } from '@parlour/core/offline';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { destinationDetail, signIn } from '../../testing/club.ts';
import { fakeBrowser, setOnline } from '../../testing/fakeBrowser.ts';
import { storageKeys } from '../session/storageKeys.ts';
import { canReadOffline } from './canReadOffline.ts';
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

test('web/app/offline-1, web/app/offline-12: a member gets the worker, and other members’ guides are deleted', async () => {
  const { serviceWorker, names } = await start();
  expect(serviceWorker.register).toHaveBeenCalledWith('/service-worker.js', {
    updateViaCache: 'none',
  });
  expect(await names()).toEqual([own, files]);
});

test('web/app/offline-1, web/app/offline-12: a visitor gets no worker, and what members left is deleted', async () => {
  const { serviceWorker, names } = await start({ isMember: false });
  expect(serviceWorker.register).not.toHaveBeenCalled();
  expect(await names()).toEqual([files]);
});

test('web/app/offline-1: where the viewer saves data nothing is registered', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { serviceWorker } = await start();
  Reflect.deleteProperty(navigator, 'connection');
  expect(serviceWorker.register).not.toHaveBeenCalled();
});

test.each(['session.signedOut', 'session.rejected', 'session.endedEverywhere'] as const)(
  'web/app/offline-12: %s deletes the guides',
  async (type) => {
    const { session, names } = await start();
    act(() => session.send({ type }));
    await waitFor(async () => expect(await names()).toEqual([files]));
  },
);

test('web/app/offline-12: another member who signs in finds no guide of the first', async () => {
  const { session, names } = await start();
  const next = { ...signIn, user: { ...signIn.user, id: 'member-3' } };
  act(() => session.send({ type: 'session.signedIn', signIn: next }));
  await waitFor(async () => expect(await names()).toEqual([files]));
});

test('web/app/offline-13: switched off, the worker and every cache are removed', async () => {
  const { serviceWorker, unregister, names } = await start({ url: null });
  expect(serviceWorker.register).not.toHaveBeenCalled();
  expect(unregister).toHaveBeenCalledOnce();
  expect(await names()).toEqual([]);
});

test('web/app/offline-9: offline a member reads what can be read, until the network is back', async () => {
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

/** A query that is shown, with the number of its calls. */
async function show(queryClient: QueryClient, name: string, call: () => Promise<string>) {
  const queryFn = vi.fn(call);
  const options = { retry: false, networkMode: 'always', staleTime: 60_000 } as const;
  const observer = new QueryObserver(queryClient, { ...options, queryKey: [name], queryFn });
  onTestFinished(observer.subscribe(() => undefined));
  await waitFor(() => expect(queryClient.getQueryState([name])?.fetchStatus).toBe('idle'));
  return queryFn;
}

test('web/app/offline-10: what the page lacks or has from the storage is fetched when the network is back, what is fresh is not', async () => {
  const { queryClient, tellPage } = await start();
  act(() => void tellPage('reachable'));
  const fresh = await show(queryClient, 'list', async () => 'list');
  queryClient.setQueryData(['list'], 'list', { updatedAt: Date.now() - 5000 });
  act(() => setOnline(false));
  const ofNetwork = (data: string) =>
    navigator.onLine ? Promise.resolve(data) : Promise.reject(new Error('gone'));
  const stored = await show(queryClient, 'stored', async () =>
    navigator.onLine ? 'changed guide' : 'guide',
  );
  await show(queryClient, 'lacking', () => ofNetwork('event'));
  expect(queryClient.getQueryState(['lacking'])?.status).toBe('error');
  act(() => setOnline(true));
  await waitFor(() => expect(queryClient.getQueryData(['lacking'])).toBe('event'));
  await waitFor(() => expect(queryClient.getQueryData(['stored'])).toBe('changed guide'));
  expect(stored).toHaveBeenCalledTimes(2);
  expect(fresh).toHaveBeenCalledOnce();
});

test('web/app/offline-11, web/app/offline-7: a copy that the worker had to use is told, and replaced when the club responds', async () => {
  const { queryClient, tellPage } = await start();
  const guide = await show(queryClient, 'guide', async () => 'guide');
  act(() => void tellPage('unreachable'));
  await screen.findByText(/^The club cannot be reached\. Pages that are not open/);
  expect(guide).toHaveBeenCalledOnce();
  act(() => void tellPage('reachable'));
  await waitFor(() => expect(guide).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.queryByText(/The club cannot be reached/)).toBeNull());
  act(() => void tellPage('reachable'));
  expect(guide).toHaveBeenCalledTimes(2);
});

test('web/app/offline-11: what the worker said before the page listened is asked for', async () => {
  const { serviceWorker } = await start();
  expect(serviceWorker.controller.postMessage).toHaveBeenCalledOnce();
});

test('web/app/offline-11: the club is asked until it is ready itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const responses = [
    new Response('<h1>Airport Wi-Fi</h1>'),
    Response.json({ status: 'unavailable' }, { status: 503 }),
    Response.json({ status: 'ready' }),
  ];
  const fetch = vi.fn(async () => responses.shift());
  const { tellPage } = await start();
  vi.stubGlobal('fetch', fetch);
  act(() => void tellPage('unreachable'));
  await screen.findByText(/The club cannot be reached/);
  for (const _ of ['the portal', 'a server without its database']) {
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByText(/The club cannot be reached/)).not.toBeNull();
  }
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByText(/The club cannot be reached/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('web/app/offline-9: a visitor reads no notice', async () => {
  await start({ isMember: false });
  act(() => setOnline(false));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
});

test.each(['/service-worker.js', null])(
  'web/app/offline-18: a browser that refuses its storage changes nothing else, with the worker at %s',
  async (url) => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const refuseLater = async () => refuse();
    const { session } = await start();
    const refused = { open: refuseLater, keys: refuseLater, delete: refuseLater };
    const services = { session, configuration: { serviceWorkerUrl: url }, loadData: refuseLater };
    vi.stubGlobal('caches', refused);
    await startOffline(services);
    Object.defineProperty(navigator, 'serviceWorker', { get: refuse, configurable: true });
    await startOffline(services);
    expect(canReadOffline('/service-worker.js')).toBe(false);
  },
);

test('web/app/offline-18: where a browser takes its storage away later the notice names no guides', async () => {
  await start();
  vi.unstubAllGlobals();
  act(() => setOnline(false));
  await screen.findByText('You are offline. Pages that are not open yet need the network.');
  act(() => setOnline(true));
});

test('web/app/offline-10: what came while the club was lost is asked for anew, also if the clock was set back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { queryClient, tellPage } = await start();
  act(() => void tellPage('reachable'));
  const lose = async () => {
    act(() => setOnline(false));
    vi.setSystemTime(Date.now() - 7_200_000);
    await vi.advanceTimersByTimeAsync(20_000);
  };
  await lose();
  const stored = await show(queryClient, 'stored', async () => 'guide');
  act(() => setOnline(true));
  await waitFor(() => expect(stored).toHaveBeenCalledTimes(2));
  await lose();
  queryClient.setQueryData(['stored'], 'guide');
  act(() => setOnline(true));
  await waitFor(() => expect(stored).toHaveBeenCalledTimes(3));
});

test('web/app/offline-10: so is what came while a device slept just after a return, where its steady clock stood still', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { queryClient, tellPage } = await start();
  act(() => void tellPage('reachable'));
  for (const online of [false, true, false]) act(() => setOnline(online));
  vi.setSystemTime(Date.now() + 3_600_000);
  const stored = await show(queryClient, 'stored', async () => 'guide');
  act(() => setOnline(true));
  await waitFor(() => expect(stored).toHaveBeenCalledTimes(2));
});

import type { DataRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeListenersAfterEach } from '../testing/withoutListeners.ts';
import { loadAfterFirstLoad } from './loadAfterFirstLoad.ts';
import { PageNotLoadedError } from './pageLoading.ts';
import { SCROLL_KEY } from './RouteChange.tsx';

const afterFirstLoad = vi.fn();
const loadCode = () => Promise.resolve({ afterFirstLoad });
const codeIsGone = () => Promise.reject(new TypeError('Failed to fetch'));

const reload = vi.fn();
const isMember = () => true;

removeListenersAfterEach();
beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  reload.mockClear();
  afterFirstLoad.mockClear();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('scrollY', 0);
});
afterEach(() => void vi.restoreAllMocks());

const page = (key: string) => ({ key, pathname: `/${key}` });

/** A router that shows the page `a`, and the start of what it needs later. */
function openPage(load: Parameters<typeof loadAfterFirstLoad>[3] = loadCode) {
  let state = {
    location: page('a'),
    navigation: { location: undefined as object | undefined },
    initialized: true,
    errors: null as object | null,
  };
  const subscribers = new Set<(state: object) => void>();
  const router = {
    get state() {
      return state;
    },
    subscribe(callback: (state: object) => void) {
      subscribers.add(callback);
      return () => subscribers.delete(callback);
    },
  } as unknown as DataRouter;
  loadAfterFirstLoad(router, sessionStorage, isMember, load);
  const change = (changes: Partial<typeof state>) => {
    state = { ...state, ...changes };
    for (const callback of subscribers) callback(state);
  };
  return {
    router,
    change,
    press: () => change({ navigation: { location: {} } }),
    show: (key: string, changes = {}) =>
      change({ location: page(key), navigation: { location: undefined }, ...changes }),
  };
}

const settle = () => vi.advanceTimersByTimeAsync(1);

test('web/app/shell-28: what no first load needs comes after two seconds, and until then the browser keeps positions', async () => {
  history.scrollRestoration = 'auto';
  const { router } = openPage();
  await vi.advanceTimersByTimeAsync(1900);
  expect(afterFirstLoad).not.toHaveBeenCalled();
  expect(history.scrollRestoration).toBe('auto');
  await vi.advanceTimersByTimeAsync(200);
  expect(afterFirstLoad).toHaveBeenCalledExactlyOnceWith(router, sessionStorage, isMember, []);
});

test('web/app/shell-28: it comes at once in a tab that has positions to return to', async () => {
  sessionStorage.setItem(SCROLL_KEY, '[]');
  openPage();
  await settle();
  expect(afterFirstLoad).toHaveBeenCalledOnce();
});

test('web/app/shell-28: a link that is pressed before asks for it, and where each page was left is remembered', async () => {
  const { router, press, show } = openPage();
  vi.stubGlobal('scrollY', 1400);
  press();
  show('b');
  vi.stubGlobal('scrollY', 20);
  show('a');
  await vi.advanceTimersByTimeAsync(3000);
  expect(afterFirstLoad).toHaveBeenCalledExactlyOnceWith(router, sessionStorage, isMember, [
    [page('a'), 1400],
    [page('b'), 20],
  ]);
});

const errors = { page: new PageNotLoadedError() };
const serverGives = (respond: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(respond));
const health = () => Promise.resolve(Response.json({ status: 'ok' }));

test('web/app/shell-29: a page whose file is gone is reloaded once where the code that recovers pages is gone too', async () => {
  serverGives(health);
  const { press, show } = openPage(codeIsGone);
  press();
  await settle();
  expect(reload).not.toHaveBeenCalled();
  show('b', { errors });
  await settle();
  expect(reload).toHaveBeenCalledOnce();
});

test('web/app/shell-29: a page that is still gone after that is not reloaded again', async () => {
  serverGives(health);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'reload' } as PerformanceNavigationTiming,
  ]);
  const { press, show } = openPage(codeIsGone);
  press();
  show('b', { errors });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reload).not.toHaveBeenCalled();
});

test('web/app/shell-29: without a server the page waits until the browser is online, and a defect is not reloaded', async () => {
  serverGives(() => Promise.reject(new TypeError('Failed to fetch')));
  const { press, show, change } = openPage(codeIsGone);
  press();
  show('b', { errors });
  await settle();
  serverGives(health);
  change({ errors: { page: new Error('A defect.') } });
  dispatchEvent(new Event('online'));
  await settle();
  expect(reload).not.toHaveBeenCalled();
  serverGives(() => Promise.reject(new TypeError('Failed to fetch')));
  change({ errors });
  await settle();
  serverGives(health);
  dispatchEvent(new Event('online'));
  await settle();
  expect(reload).toHaveBeenCalledOnce();
});

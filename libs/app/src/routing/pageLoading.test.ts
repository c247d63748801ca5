import type { DataRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { removeListenersAfterEach } from '../testing/withoutListeners.ts';
import { askServer } from './askServer.ts';
import { hasNavigationState, openedPageOf, whenInitialized } from './navigation.ts';
import {
  onUnreachable,
  orPageNotLoaded,
  PageNotLoadedError,
  RETRY,
  retryPage,
} from './pageLoading.ts';
import { pageTitle } from './usePageTitle.ts';

removeListenersAfterEach();

const stubBrowser = (onLine: boolean) => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine });
  return reload;
};

test('web/app/shell-9: trying again reloads the page, unless a listener does so with more care', () => {
  const reload = stubBrowser(true);
  retryPage();
  expect(reload).toHaveBeenCalledOnce();
  addEventListener(RETRY, (event) => event.preventDefault());
  retryPage();
  expect(reload).toHaveBeenCalledOnce();
});

test('web/app/shell-9: without a network trying again says so, until nobody listens', () => {
  const reload = stubBrowser(false);
  const [callback, retried] = [vi.fn<() => void>(), vi.fn<() => void>()];
  addEventListener(RETRY, retried);
  const stop = onUnreachable(callback);
  retryPage();
  expect(callback).toHaveBeenCalledOnce();
  stop();
  retryPage();
  expect(callback).toHaveBeenCalledOnce();
  expect([reload.mock.calls, retried.mock.calls]).toEqual([[], []]);
});

test('code that could not be loaded has an error of its own', () => {
  expect(orPageNotLoaded).toThrow(PageNotLoadedError);
});

/** A router that has begun, or begins later. */
function routerThat(isInitialized: boolean) {
  const followers = new Set<(state: { initialized: boolean }) => void>();
  const router = {
    state: { initialized: isInitialized },
    subscribe(follower: (state: { initialized: boolean }) => void) {
      followers.add(follower);
      return () => followers.delete(follower);
    },
  };
  const tell = (initialized: boolean) => {
    for (const follower of followers) follower({ initialized });
  };
  return { router: router as unknown as DataRouter, tell };
}

test('a router that has loaded its first page calls back at once, another one when it has, once', () => {
  const callback = vi.fn<() => void>();
  whenInitialized(routerThat(true).router, callback);
  expect(callback).toHaveBeenCalledOnce();
  const { router, tell } = routerThat(false);
  whenInitialized(router, callback);
  tell(false);
  expect(callback).toHaveBeenCalledOnce();
  tell(true);
  tell(true);
  expect(callback).toHaveBeenCalledTimes(2);
});

test('the opened page is the one that the router goes to, otherwise the shown one', () => {
  const [shown, next] = [{ pathname: '/' }, { pathname: '/events' }];
  const stateOf = (location: object | undefined) =>
    ({ state: { location: shown, navigation: { location } } }) as unknown as DataRouter;
  expect(openedPageOf(stateOf(next))).toBe(next);
  expect(openedPageOf(stateOf(undefined))).toBe(shown);
});

test.each([
  [{ usr: { from: 'home' } }, true],
  [{ usr: null, key: 'a' }, false],
  [{ usr: undefined }, false],
  [{ key: 'a' }, false],
  [null, false],
  ['usr', false],
])('the entry %j of the history: a link passed state is %s', (state, has) => {
  expect(hasNavigationState({ state } as History)).toBe(has);
});

test('the title of a page is followed by the club’s', () => {
  expect(pageTitle('Events', 'A Club')).toBe('Events · A Club');
});

test.each([
  ['its own response', () => Promise.resolve(Response.json({ status: 'ok' })), true],
  ['an error of its own', () => Promise.resolve(Response.json({}, { status: 503 })), true],
  ['the page of a captive portal', () => Promise.resolve(new Response('<h1>Wi-Fi</h1>')), false],
  ['no response', () => Promise.reject(new TypeError('Failed to fetch')), false],
])(
  'web/app/shell-17: with %s the server is asked, past any cache, for at most 5 s',
  async (_, respond, ok) => {
    const fetched = vi.fn<(url: string, options: RequestInit) => Promise<Response>>(respond);
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    vi.stubGlobal('fetch', fetched);
    const response = await askServer('/api/ready');
    expect(response !== null).toBe(ok);
    // What was read of it to know that can be read again.
    if (response?.ok === true) expect(await response.json()).toEqual({ status: 'ok' });
    expect(fetched.mock.calls).toMatchObject([['/api/ready', { cache: 'no-store' }]]);
    expect(timeout.mock.calls).toEqual([[5000]]);
    timeout.mockRestore();
  },
);

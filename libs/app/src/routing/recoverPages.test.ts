import type { DataRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeListenersAfterEach } from '../testing/withoutListeners.ts';
import { onUnreachable, PageNotLoadedError, reportMissingPart, retryPage } from './pageLoading.ts';
import { recoverPages } from './recoverPages.ts';

const reload = vi.fn();

removeListenersAfterEach();
beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  vi.stubGlobal('location', { reload });
});
afterEach(() => void vi.restoreAllMocks());

/** A router whose page fails with an error. */
const routerWith = () => {
  let errors: Record<string, unknown> | null = null;
  let follow = () => {};
  const router = {
    get state() {
      return { errors };
    },
    subscribe: (callback: () => void) => {
      follow = callback;
      return () => undefined;
    },
  };
  return {
    router: router as unknown as DataRouter,
    failWith: (error: unknown) => {
      errors = error === null ? null : { page: error };
      follow();
    },
  };
};

type Respond = () => Promise<Response>;
const health: Respond = () => Promise.resolve(Response.json({ status: 'ok' }));
const portal: Respond = () =>
  Promise.resolve(new Response('<h1>Welcome to our Wi-Fi</h1>', { status: 200 }));
const badGateway: Respond = () => Promise.resolve(new Response('<h1>502</h1>', { status: 502 }));
const offline: Respond = () => Promise.reject(new TypeError('Failed to fetch'));

const serverGives = (respond: Respond) => vi.stubGlobal('fetch', vi.fn(respond));
/** How the browser opened the page. */
const openedBy = (type: NavigationTimingType) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type } as PerformanceNavigationTiming]);
const settle = () => vi.advanceTimersByTimeAsync(1);

test('web/app/shell-17, web/app/shell-18: a missing page is reloaded at once where the server responds', async () => {
  serverGives(health);
  const { router, failWith } = routerWith();
  recoverPages(router);
  failWith(new PageNotLoadedError());
  await settle();
  expect(reload).toHaveBeenCalledOnce();
});

test('web/app/shell-18: a page that is still missing after that is not reloaded again', async () => {
  serverGives(health);
  openedBy('reload');
  const { router, failWith } = routerWith();
  recoverPages(router);
  failWith(new PageNotLoadedError());
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['reloads the page where the server responds', health, 'navigate', 1],
  ['waits without a connection', offline, 'navigate', 0],
  ['does not reload it again at once', health, 'reload', 0],
] as const)(
  'web/app/shell-25: a part whose code is missing %s',
  async (_, respond, opening, times) => {
    serverGives(respond);
    openedBy(opening);
    recoverPages(routerWith().router);
    reportMissingPart();
    await settle();
    expect(reload).toHaveBeenCalledTimes(times);
  },
);

test('web/app/shell-25: a part whose code is missing leaves an open dialog as it is', async () => {
  serverGives(health);
  document.body.innerHTML = '<div role="dialog"></div>';
  recoverPages(routerWith().router);
  reportMissingPart();
  await settle();
  expect(reload).not.toHaveBeenCalled();
  document.body.replaceChildren();
});

test.each([
  ['no connection', offline],
  ['the page of a captive portal', portal],
  ["a proxy's error", badGateway],
])(
  'web/app/shell-17: with %s the page waits, and is reloaded when the server responds',
  async (_, respond) => {
    serverGives(respond);
    const { router, failWith } = routerWith();
    recoverPages(router);
    failWith(new PageNotLoadedError());
    await vi.advanceTimersByTimeAsync(25_000);
    expect(reload).not.toHaveBeenCalled();
    serverGives(health);
    dispatchEvent(new Event('online'));
    await settle();
    expect(reload).toHaveBeenCalledOnce();
  },
);

test('web/app/shell-17: without a word from the browser the server is asked every 10 s', async () => {
  serverGives(offline);
  const { router, failWith } = routerWith();
  recoverPages(router);
  failWith(new PageNotLoadedError());
  await settle();
  serverGives(health);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledOnce();
});

test('web/app/shell-17, web/app/shell-19: a page that was left, a defect and an open dialog are not reloaded', async () => {
  serverGives(offline);
  const { router, failWith } = routerWith();
  recoverPages(router);
  failWith(new PageNotLoadedError());
  await settle();
  serverGives(health);
  failWith(null);
  await vi.advanceTimersByTimeAsync(20_000);
  failWith(new Error('A defect.'));
  await vi.advanceTimersByTimeAsync(20_000);
  document.body.innerHTML = '<div role="dialog"></div>';
  failWith(new PageNotLoadedError());
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reload).not.toHaveBeenCalled();
  document.body.replaceChildren();
});

test.each([
  [0, 'offline', offline],
  [0, 'at a captive portal', portal],
  [1, 'with a server', health],
])(
  'web/app/shell-9: trying again reloads %d times %s, and says so otherwise',
  async (times, _, respond) => {
    serverGives(respond);
    const unreachable = vi.fn();
    const stop = onUnreachable(unreachable);
    recoverPages(routerWith().router);
    retryPage();
    await settle();
    expect(reload).toHaveBeenCalledTimes(times);
    expect(unreachable).toHaveBeenCalledTimes(1 - times);
    stop();
  },
);

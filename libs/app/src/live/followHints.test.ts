import { HELLO_EVENT, HINT_EVENT } from '@parlour/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { followHints } from './followHints.ts';
import type { LiveBrowser } from './liveBrowser.ts';
import type { StreamEvent } from './readStream.ts';

beforeEach(() => void vi.useFakeTimers());

const aborted = { kind: 'transport', reason: 'aborted', message: '', detail: '' } as const;

/** Follows hints in one tab whose lock is free, with a page that shows a query. */
function start() {
  const streams: { send: (event: StreamEvent) => void; readonly signal: AbortSignal }[] = [];
  const locks = {
    request: (_name: string, _options: object, lead: () => Promise<void>) => lead(),
    query: async () => ({}),
  };
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const openChannel = () => ({ send: () => undefined, close: () => undefined });
  const browser = { page: new EventTarget(), document, locks, openChannel, random: () => 1 };
  const cache = new QueryClient();
  const queryFn = vi.fn<() => Promise<string>>(async () => 'requests');
  const shown = new QueryObserver(cache, { queryKey: ['requests'], queryFn, staleTime: Infinity });
  onTestFinished(shown.subscribe(() => undefined));
  const follow = followHints(
    {
      name: 'club:live',
      cache,
      queries: { request: [['requests']] },
      read: (signal, send) =>
        new Promise((resolve) => {
          streams.push({ send, signal });
          signal.addEventListener('abort', () => resolve({ ok: false, failure: aborted }));
        }),
    },
    browser as unknown as LiveBrowser,
  );
  onTestFinished(() => follow(null));
  const open = () => streams.filter(({ signal }) => !signal.aborted);
  return { follow, open, queryFn };
}

test('app/live-1, app/live-8: a hint makes a shown query ask anew while somebody is signed in', async () => {
  const { follow, open, queryFn } = start();
  follow(null);
  await vi.advanceTimersByTimeAsync(1000);
  expect([open().length, queryFn.mock.calls.length]).toEqual([0, 1]);
  follow('member-1');
  follow('member-1');
  await vi.advanceTimersByTimeAsync(1000);
  expect([open().length, queryFn.mock.calls.length]).toEqual([1, 1]);
  const data = JSON.stringify({ kind: 'request', id: 'R1', version: 2 });
  open()[0]?.send({ event: HINT_EVENT, data });
  await vi.advanceTimersByTimeAsync(1000);
  expect(queryFn).toHaveBeenCalledTimes(2);
  open()[0]?.send({ event: HELLO_EVENT, data: '{"gap":true}' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(queryFn).toHaveBeenCalledTimes(3);
});

test('app/live-8: signing out ends the stream, and another person gets one of their own', async () => {
  const { follow, open } = start();
  follow('member-1');
  const [first] = open();
  follow('member-1');
  await vi.advanceTimersByTimeAsync(0);
  expect(open()).toEqual([first]);
  follow(null);
  expect([first?.signal.aborted, open()]).toEqual([true, []]);
  follow('member-2');
  await vi.advanceTimersByTimeAsync(0);
  expect(open()).toHaveLength(1);
  expect(open()[0]).not.toBe(first);
});

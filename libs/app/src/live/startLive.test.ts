import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTabs } from '../testing/fakeTabs.ts';
import { liveBrowser } from './liveBrowser.ts';
import { startLive } from './startLive.ts';

beforeEach(() => void vi.useFakeTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);
const hint = { kind: 'request', id: 'R1', version: 2 };
const refused = (status: number) =>
  ({
    ok: false,
    failure: { kind: 'domain', status, message: '', detail: '', hasServerMessage: false },
  }) as const;

test('app/live-2: of eight tabs one reads the stream, and all hear each hint once', async () => {
  const browser = createTabs();
  const tabs = browser.open(8);
  await settle();
  expect(browser.streams).toHaveLength(1);
  browser.streams[0]?.send('hint', hint);
  for (const { onHint } of tabs) expect(onHint.mock.calls).toEqual([[hint]]);
});

test('app/live-2: when the reading tab closes, another one goes on', async () => {
  const browser = createTabs();
  const [first, second, third] = browser.open(3);
  await settle();
  first?.stop();
  await settle();
  expect(browser.streams.map(({ tab }) => tab)).toEqual([1]);
  browser.streams[0]?.send('hint', hint);
  expect([first, second, third].map((tab) => tab?.onHint.mock.calls.length)).toEqual([0, 1, 1]);
});

test('app/live-3: a page hidden for a minute lets go, and takes part again when shown', async () => {
  const browser = createTabs();
  const [tab] = browser.open(1);
  await settle();
  tab?.show('hidden');
  await vi.advanceTimersByTimeAsync(59_000);
  expect(browser.streams).toHaveLength(1);
  tab?.show('visible');
  tab?.show('hidden');
  await vi.advanceTimersByTimeAsync(59_000);
  expect(browser.streams).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(browser.streams).toHaveLength(0);
  tab?.show('visible');
  await settle();
  expect(browser.streams).toHaveLength(1);
});

test('app/live-3: a hidden page leaves the stream to a shown one', async () => {
  const browser = createTabs();
  const [first] = browser.open(2);
  await settle();
  first?.show('hidden');
  await vi.advanceTimersByTimeAsync(61_000);
  expect(browser.streams.map(({ tab }) => tab)).toEqual([1]);
});

test('app/live-4: each stream begins with asking anew, in every tab, and so does a tab that comes later', async () => {
  const browser = createTabs();
  const [first, second] = browser.open(2);
  await settle();
  // The other tab reads already.
  expect([first?.onGap.mock.calls.length, second?.onGap.mock.calls.length]).toEqual([0, 1]);
  browser.streams[0]?.send('hello', { gap: false });
  browser.streams[0]?.send('hello', { gap: true });
  expect([first?.onGap.mock.calls.length, second?.onGap.mock.calls.length]).toEqual([2, 3]);
});

test('app/live-5: a stream that fails is opened again after growing waits, at once when the network is back', async () => {
  const browser = createTabs();
  const [tab] = browser.open(1);
  await settle();
  const waits = [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000];
  for (const wait of waits) {
    const before = browser.tries();
    browser.streams[0]?.end({
      ok: false,
      failure: { kind: 'transport', reason: 'network', message: '', detail: '' },
    });
    await vi.advanceTimersByTimeAsync(wait - 10);
    expect(browser.tries()).toBe(before);
    await vi.advanceTimersByTimeAsync(20);
    expect(browser.tries()).toBe(before + 1);
  }
  browser.streams[0]?.end();
  await settle();
  tab?.page.dispatchEvent(new Event('online'));
  await settle();
  expect(browser.streams).toHaveLength(1);
});

test('app/live-5: after a stream that lasted the waits begin anew', async () => {
  const browser = createTabs();
  browser.open(1);
  await settle();
  for (let round = 0; round < 3; round += 1) {
    browser.streams[0]?.send('hello', { gap: false });
    await vi.advanceTimersByTimeAsync(60_000);
    browser.streams[0]?.end();
    await vi.advanceTimersByTimeAsync(1010);
    expect(browser.streams).toHaveLength(1);
  }
});

test.each([401, 403])('app/live-5: after a %i no stream is opened again', async (status) => {
  const browser = createTabs();
  browser.open(1);
  await settle();
  browser.streams[0]?.end(refused(status));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(browser.tries()).toBe(1);
});

test('app/live-6: where the server has no stream, each try asks anew; where it is not reached, none does', async () => {
  const browser = createTabs();
  const [tab] = browser.open(1);
  await settle();
  const before = tab?.onGap.mock.calls.length ?? 0;
  browser.streams[0]?.end(refused(503));
  await vi.advanceTimersByTimeAsync(1010);
  expect(tab?.onGap).toHaveBeenCalledTimes(before);
  browser.streams[0]?.end(refused(404));
  await settle();
  expect(tab?.onGap).toHaveBeenCalledTimes(before + 1);
});

test('app/live-7: a page in the page cache reads nothing, and takes part again when it returns', async () => {
  const browser = createTabs();
  const [first] = browser.open(2);
  await settle();
  first?.page.dispatchEvent(new Event('pagehide'));
  await settle();
  expect(browser.streams.map(({ tab }) => tab)).toEqual([1]);
  const before = first?.onGap.mock.calls.length ?? 0;
  browser.streams[0]?.send('hint', hint);
  expect(first?.onHint).not.toHaveBeenCalled();
  first?.page.dispatchEvent(new Event('pageshow'));
  await settle();
  expect(first?.onGap).toHaveBeenCalledTimes(before + 1);
});

test('app/live-10: without locks nothing is opened', () => {
  const openChannel = vi.fn<() => never>();
  const read = vi.fn<() => never>();
  const dependencies = { name: 'club:live', read, onHint: () => {}, onGap: () => {} };
  startLive(dependencies, {
    page: window,
    document,
    locks: undefined,
    openChannel,
    random: () => 0,
  })();
  expect(openChannel).not.toHaveBeenCalled();
  expect(read).not.toHaveBeenCalled();
});

test('app/live-1, app/live-2: what is no hint outdates nothing, and other events reach every tab', async () => {
  const browser = createTabs();
  const tabs = browser.open(2);
  await settle();
  browser.streams[0]?.send('hint', { kind: 'request' });
  browser.streams[0]?.send('presence', {});
  for (const { onHint, onEvent } of tabs) {
    expect(onHint).not.toHaveBeenCalled();
    expect(onEvent.mock.calls).toEqual([[{ event: 'presence', data: '{}' }]]);
  }
});

test('app/live-10: where the browser refuses locks and channels, nothing throws', async () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const refuseLater = async () => refuse();
  vi.stubGlobal('BroadcastChannel', refuse);
  onTestFinished(() => void vi.unstubAllGlobals());
  const read = vi.fn<() => never>();
  const dependencies = { name: 'club:live', read, onHint: () => {}, onGap: () => {} };
  const locks = { request: refuseLater, query: refuseLater };
  for (const navigator of [{ locks }, Object.defineProperty({}, 'locks', { get: refuse })]) {
    const page = Object.assign(new EventTarget(), { document, navigator });
    startLive(dependencies, liveBrowser(page as unknown as Window))();
  }
  await settle();
  expect(read).not.toHaveBeenCalled();
});

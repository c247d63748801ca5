import {
  type CallFailure,
  HELLO_EVENT,
  HINT_EVENT,
  type LiveHint,
  liveHintSchema,
  type Result,
} from '@parlour/contract';
import { parseJson } from '@parlour/core';
import type { LiveBrowser, TabChannel } from './liveBrowser.ts';
import type { StreamEvent } from './readStream.ts';

/** The dependencies of {@link startLive}. */
export interface LiveDependencies {
  /** Names the lock and the channel of the tabs. Each app on an origin needs its own. */
  readonly name: string;
  /** Reads one stream until it ends. */
  readonly read: (
    signal: AbortSignal,
    onEvent: (event: StreamEvent) => void,
  ) => Promise<Result<null, CallFailure>>;
  readonly onHint: (hint: LiveHint) => void;
  /** Called when hints may have been missed. */
  readonly onGap: () => void;
  /** Receives every other event. */
  readonly onEvent?: (event: StreamEvent) => void;
}

// Milliseconds that a hidden page still reads the stream.
const HIDDEN_TIME = 60_000;
// Milliseconds.
const SHORTEST_WAIT = 1000;
const LONGEST_WAIT = 30_000;
// Milliseconds. A stream that ends sooner counts as one that failed.
const STEADY_TIME = 10_000;

const gap: StreamEvent = { event: HELLO_EVENT, data: '{"gap":true}' };

/**
 * Follows the hints of the server. Of all tabs of the browser one reads the stream and tells the others, since a browser
 * has few connections to a host.
 *
 * @returns a function that stops it.
 */
export function startLive(
  { name, read, onHint, onGap, onEvent }: LiveDependencies,
  { page, document, locks, openChannel, random }: LiveBrowser,
): () => void {
  if (locks === undefined) return () => undefined;
  let channel: TabChannel | undefined;
  let turn: AbortController | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const handle = (received: StreamEvent) => {
    const { event, data } = received;
    if (event === HELLO_EVENT) return onGap();
    if (event !== HINT_EVENT) return onEvent?.(received);
    const hint = liveHintSchema.safeParse(parseJson(data));
    if (hint.success) onHint(hint.data);
  };
  const passOn = (event: StreamEvent) => {
    handle(event);
    channel?.send(event);
  };

  /** Reads one stream after another. */
  const lead = async (signal: AbortSignal) => {
    for (let failures = 0; !signal.aborted; failures += 1) {
      const startedAt = performance.now();
      let isOpen = false;
      const result = await read(signal, (event) => {
        isOpen = true;
        passOn(event);
      });
      if (signal.aborted || endsForGood(result)) return;
      // The server can be reached but not its stream, as behind some proxies: then each try asks anew.
      if (!isOpen && !isUnreachable(result)) passOn(gap);
      if (isOpen && performance.now() - startedAt > STEADY_TIME) failures = 0;
      const longest = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** failures);
      await waitOrOnline(longest * (0.5 + random() / 2), signal, page);
    }
  };

  const begin = () => {
    clearTimeout(hiding);
    if (turn !== undefined) return;
    turn = new AbortController();
    const { signal } = turn;
    if (channel === undefined) {
      channel = openChannel(name, handle);
      // What another tab's stream told before is lost to this one.
      locks
        .query()
        .then(({ held = [] }) => held.some((lock) => lock.name === name) && onGap())
        .catch(() => undefined);
    }
    // Refused too where the browser blocks storage: then there are no live updates.
    locks.request(name, { signal }, () => lead(signal)).catch(() => undefined);
  };
  const leave = () => {
    clearTimeout(hiding);
    turn?.abort();
    turn = undefined;
  };
  const close = () => {
    leave();
    channel?.close();
    channel = undefined;
  };
  const followVisibility = () => {
    if (document.visibilityState === 'visible') begin();
    else hiding = setTimeout(leave, HIDDEN_TIME);
  };
  document.addEventListener('visibilitychange', followVisibility);
  // A page with a lock or an open call cannot enter the page cache.
  page.addEventListener('pagehide', close);
  page.addEventListener('pageshow', followVisibility);
  if (document.visibilityState === 'visible') begin();
  return () => {
    document.removeEventListener('visibilitychange', followVisibility);
    page.removeEventListener('pagehide', close);
    page.removeEventListener('pageshow', followVisibility);
    close();
  };
}

/** Whether no other try will succeed: the session has ended, or lacks the permission. */
const endsForGood = (result: Result<null, CallFailure>) =>
  !result.ok &&
  result.failure.kind === 'domain' &&
  (result.failure.status === 401 || result.failure.status === 403);

const isUnreachable = (result: Result<null, CallFailure>) =>
  !result.ok &&
  ((result.failure.kind === 'transport' && result.failure.reason === 'network') ||
    (result.failure.kind === 'domain' && result.failure.status >= 500));

/** Waits, at most until the network is back or the signal aborts. */
function waitOrOnline(
  milliseconds: number,
  signal: AbortSignal,
  page: LiveBrowser['page'],
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      page.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
    page.addEventListener('online', end);
  });
}

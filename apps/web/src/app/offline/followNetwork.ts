import { askServer } from '@parlour/app/routing';
import { offered } from '@parlour/app/offered';

/** Whether the club can be reached, as far as the page knows. */
export type NetworkState = 'online' | 'offline' | 'unreachable';

/** What the page knows about its network. */
export interface Network {
  readonly state: () => NetworkState;
  /** Calls back after each change. Returns the end of that. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Milliseconds between two attempts to reach the club. */
const PAUSE = 10_000;

/** How many milliseconds before the service worker's message a stored response may come. */
const MARGIN = 1000;

/** Whether the club can serve its calls again. A server without its database is no use here. */
const isReady = async () => (await askServer('/api/ready'))?.ok === true;

/**
 * Follows the network by the events of the browser and the messages of the service worker. While the club cannot be
 * reached, asks it every 10 s whether it can (web/app/offline-11).
 * @param onRegained gets the time since which responses may be stored ones, in milliseconds since 1970
 */
export function followNetwork(onRegained: (lostAt: number) => void): Network {
  const serviceWorker = offered(() => navigator.serviceWorker);
  const worker = serviceWorker?.controller;
  const followers = new Set<() => void>();
  let state: NetworkState = navigator.onLine ? 'online' : 'offline';
  // What came before the worker's first message may be stored, as all of a page that began without network.
  let lostAt = 0;
  // By a clock that nobody sets, in milliseconds.
  let lostMark = 0;
  let isKnown = state === 'online' && !worker;
  // By both clocks, since the one that nobody sets may not run while a device sleeps.
  let regained = { time: Number.NEGATIVE_INFINITY, mark: Number.NEGATIVE_INFINITY };
  let timer: ReturnType<typeof setInterval> | undefined;

  const become = (next: NetworkState) => {
    if (next !== state) {
      if (state === 'online' && isKnown) {
        lostAt = Date.now() - MARGIN;
        lostMark = performance.now();
      }
      state = next;
      clearInterval(timer);
      if (next === 'unreachable') timer = setInterval(() => void attempt(), PAUSE);
      for (const follow of followers) follow();
      // Where one call fails and another works, each response would otherwise start all of them again.
      const [time, mark] = [Date.now(), performance.now()];
      const passed = Math.max(time - regained.time, mark - regained.mark);
      if (next === 'online' && passed >= PAUSE) {
        regained = { time, mark };
        // The device's clock may have been set back meanwhile.
        onRegained(Math.min(lostAt, time - (mark - lostMark) - MARGIN));
      }
    }
    isKnown = true;
  };
  const attempt = async () => {
    if ((await isReady()) && state === 'unreachable') become('online');
  };

  window.addEventListener('online', () => become('online'));
  window.addEventListener('offline', () => become('offline'));
  serviceWorker?.addEventListener('message', ({ data }) => {
    if (navigator.onLine) become(data === 'unreachable' ? 'unreachable' : 'online');
  });
  // The page missed what the worker said while it was loading.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
  worker?.postMessage(null);

  return {
    state: () => state,
    subscribe: (onChange) => {
      followers.add(onChange);
      return () => void followers.delete(onChange);
    },
  };
}

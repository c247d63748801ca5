import type { DataRouter } from 'react-router';
import type { KeyValueStorage } from '../session/browserStorage.ts';
import { pageNotLoaded, RETRY } from './pageLoading.ts';

/** Where a tab stores when it was last reloaded for a file that was gone. */
const RELOADED_AT = 'parlour_reloaded_at';

/** The shortest time between two such reloads, in milliseconds. */
const MINUTE = 60_000;

/** How long the server may take to respond, in milliseconds. */
const PATIENCE = 5000;

/** The time between two attempts to reach the server, in milliseconds. */
const PAUSE = 10_000;

/** Whether the server itself responds. A captive portal or a proxy has a page for it, which is not JSON. */
const isReachable = () =>
  fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
    .then((response): unknown => response.json())
    .then(
      () => true,
      () => false,
    );

/** Reloads the page as soon as the server responds, and at once only where that cannot become a loop. */
function reloadWhenReachable(storage: KeyValueStorage, signal: AbortSignal): void {
  let mayReload = Date.now() - Number(storage.getItem(RELOADED_AT)) > MINUTE;
  const attempt = async () => {
    const reached = await isReachable();
    mayReload ||= !reached;
    // An open dialog may hold what the member has typed.
    const isFree = document.querySelector('[role=dialog], [role=alertdialog]') === null;
    if (!reached || !mayReload || !isFree || signal.aborted) return;
    storage.setItem(RELOADED_AT, String(Date.now()));
    window.location.reload();
  };
  void attempt();
  const timer = setInterval(() => void attempt(), PAUSE);
  signal.addEventListener('abort', () => clearInterval(timer));
  addEventListener('online', () => void attempt(), { signal });
}

/**
 * Reloads a page whose code could not be loaded, because browsers remember a failed file until the page is left. If the
 * server can be reached, a release has removed the file, and the page is reloaded once (`WS17`).
 */
export function recoverPages(router: DataRouter, storage: KeyValueStorage): void {
  let waiting: AbortController | undefined;
  const follow = () => {
    const isMissing = Object.values(router.state.errors ?? {}).includes(pageNotLoaded);
    if (isMissing === (waiting !== undefined)) return;
    waiting?.abort();
    waiting = isMissing ? new AbortController() : undefined;
    if (waiting !== undefined) reloadWhenReachable(storage, waiting.signal);
  };
  router.subscribe(follow);
  follow();
  addEventListener(RETRY, (event) => {
    event.preventDefault();
    void isReachable().then((reached) => {
      // A service worker has the app without the server.
      if (reached || navigator.serviceWorker?.controller) window.location.reload();
    });
  });
}

import type { DataRouter } from 'react-router';
import { offered } from '../offered.ts';
import { askServer } from './askServer.ts';
import { isOpenedBy } from './navigation.ts';
import { isPageMissing, PART_MISSING, RETRY, UNREACHABLE } from './pageLoading.ts';

/** The shortest time between two reloads for a file that is gone, in milliseconds. */
const MINUTE = 60_000;

/** The time between two attempts to reach the server, in milliseconds. */
const PAUSE = 10_000;

const isReachable = async () => (await askServer('/api/health')) !== null;

/** Whether the page was reloaded a moment ago. Reloading it for a file again might become a loop. */
const isJustReloaded = () => performance.now() < MINUTE && isOpenedBy('reload');

/** Whether no dialog is open. It may hold what the member has typed. */
const isFree = () => document.querySelector('[role=dialog], [role=alertdialog]') === null;

/** Reloads the page as soon as the server responds, and at once only where that cannot become a loop. */
function reloadWhenReachable(signal: AbortSignal): void {
  let mayReload = !isJustReloaded();
  const attempt = async () => {
    const reached = await isReachable();
    mayReload ||= !reached;
    if (reached && mayReload && isFree() && !signal.aborted) window.location.reload();
  };
  void attempt();
  const timer = setInterval(() => void attempt(), PAUSE);
  signal.addEventListener('abort', () => clearInterval(timer));
  addEventListener('online', () => void attempt(), { signal });
}

async function reloadOnRetry(): Promise<void> {
  // A service worker has the app without the server.
  const hasWorker = () => Boolean(offered(() => navigator.serviceWorker.controller));
  if ((await isReachable()) || hasWorker()) window.location.reload();
  else dispatchEvent(new Event(UNREACHABLE));
}

async function reloadForPart(): Promise<void> {
  if (!isJustReloaded() && (await isReachable()) && isFree()) window.location.reload();
}

/**
 * Reloads a page whose code, or a part's, could not be loaded, because browsers remember a failed file until the page is
 * left. If the server can be reached, a release has removed the file, and the page is reloaded once (`web/app/shell-18`, `web/app/shell-25`).
 */
export function recoverPages(router: DataRouter): void {
  let waiting: AbortController | undefined;
  const follow = () => {
    const isMissing = isPageMissing(router);
    if (isMissing === (waiting !== undefined)) return;
    waiting?.abort();
    waiting = isMissing ? new AbortController() : undefined;
    if (waiting !== undefined) reloadWhenReachable(waiting.signal);
  };
  router.subscribe(follow);
  follow();
  addEventListener(RETRY, (event) => {
    event.preventDefault();
    void reloadOnRetry();
  });
  addEventListener(PART_MISSING, () => void reloadForPart());
}

import type { DataRouter, Location } from 'react-router';
import type { KeyValueStorage } from '../session/browserStorage.ts';
import type { LeftPage } from './loadAfterFirstLoad.ts';
import { isOpenedBy } from './navigation.ts';
import { ROUTE_CHANGE, SCROLL_KEY } from './RouteChange.tsx';

/** The longest wait for a page to be as high as before, in milliseconds. */
const LONGEST_WAIT = 10_000;

/** How many entries of the history are remembered. */
const ENTRY_LIMIT = 50;

/** What shows that a member scrolls or works: from then on the page stays where it is. */
const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Parses stored positions. Anything else counts as none. */
function parsePositions(text: string | null): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    const isEntry = (entry: unknown): entry is [string, number] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
    return new Map(Array.isArray(entries) ? entries.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

/** Scrolls to a position as soon as the page is high enough, unless the member does something first. */
function scrollWhenHighEnough(top: number, controller: AbortController): void {
  const { signal } = controller;
  const end = () => controller.abort();
  const attempt = () => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return;
    window.scrollTo({ top, behavior: 'instant' });
    end();
  };
  attempt();
  if (signal.aborted) return;
  const observer = new ResizeObserver(attempt);
  observer.observe(document.body);
  const timer = setTimeout(end, LONGEST_WAIT);
  for (const input of inputs) addEventListener(input, end, { signal, passive: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
}

// The first page of a tab has no key of its own.
const nameOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/**
 * Returns to the scroll position of an entry of the history when Back, Forward or a reload opens it (`web/app/shell-20`). A page that
 * is not high enough yet stays at its top until its content has arrived.
 *
 * @param left - the pages that were left before, the oldest first.
 */
export function keepScrollPositions(
  router: DataRouter,
  storage: KeyValueStorage,
  left: readonly LeftPage[],
): void {
  history.scrollRestoration = 'manual';
  const positions = parsePositions(storage.getItem(SCROLL_KEY));
  const nameEntry = () => nameOf(router.state.location);
  let entry = nameEntry();
  // Not aborted while a page waits for its content.
  let waiting: AbortController | undefined;

  const restore = (top: number) => {
    waiting?.abort();
    waiting = new AbortController();
    scrollWhenHighEnough(top, waiting);
  };
  const remember = () => {
    // Until its content has arrived, an entry keeps its position.
    if (waiting?.signal.aborted === false) return;
    positions.delete(entry);
    positions.set(entry, window.scrollY);
  };
  const save = () => {
    remember();
    storage.setItem(SCROLL_KEY, JSON.stringify([...positions].slice(-ENTRY_LIMIT)));
  };

  // The router announces a page before it is rendered: the window still has the scroll position of the last one.
  router.subscribe(() => {
    if (nameEntry() === entry) return;
    remember();
    waiting?.abort();
    entry = nameEntry();
  });
  addEventListener(ROUTE_CHANGE, (event) => {
    const action: string = router.state.historyAction;
    if (action !== 'POP') return;
    event.preventDefault();
    window.scrollTo({ top: 0, behavior: 'instant' });
    restore(positions.get(entry) ?? 0);
  });
  addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', save);

  // A link or a typed URL in the same tab begins at the top. Only a reload and the history return.
  if (isOpenedBy('navigate')) positions.delete(entry);
  for (const [page, position] of left) positions.set(nameOf(page), position);
  const top = positions.get(entry) ?? 0;
  if (top > 0 && window.scrollY === 0) restore(top);
}

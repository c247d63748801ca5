import type { DataRouter, Location } from 'react-router';

/** Calls back when a router has loaded the first page's code and data, or failed to. */
export function whenInitialized(router: DataRouter, onInitialized: () => void): void {
  if (router.state.initialized) return onInitialized();
  const unsubscribe = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    unsubscribe();
    onInitialized();
  });
}

/** Returns the page that a router is opening, otherwise its current one. The navigation state may hold anything. */
export function openedPageOf({ state }: DataRouter): Location<unknown> {
  return state.navigation.location ?? state.location;
}

/** Whether the page was opened in this way, such as by a reload. */
export function isOpenedBy(type: NavigationTimingType): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((visit) => 'type' in visit && visit.type === type);
}

/** Whether a link within the app passed state to the current page. The server can't know it. */
export function hasNavigationState({ state }: History): boolean {
  const entry: unknown = state;
  if (typeof entry !== 'object' || entry === null || !('usr' in entry)) return false;
  return entry.usr !== undefined && entry.usr !== null;
}

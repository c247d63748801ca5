import type { DataRouter } from 'react-router';

/** Whether a link of the app gave the present page something to know, which the server could not. */
export const hasNavigationState = ({ state }: History): boolean => {
  const entry: unknown = state;
  if (typeof entry !== 'object' || entry === null || !('usr' in entry)) return false;
  return entry.usr !== undefined && entry.usr !== null;
};

/** Calls back once a router has loaded the first page's code and data, or failed to. */
export function whenInitialized(router: DataRouter, onInitialized: () => void): void {
  if (router.state.initialized) return onInitialized();
  const unsubscribe = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    unsubscribe();
    onInitialized();
  });
}

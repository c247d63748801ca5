import type { DataRouter } from 'react-router';

/** Calls back when a router has loaded the first page's code and data, or failed to. */
export function whenInitialized(router: DataRouter, onInitialized: () => void): void {
  if (router.state.initialized) return onInitialized();
  const unsubscribe = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    unsubscribe();
    onInitialized();
  });
}
